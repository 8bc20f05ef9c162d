import { tryOrUndefined } from './tryOrUndefined';

/** An address as a URL, or undefined if it is none. Firefox 114 and Safari 16.4 have neither `URL.canParse` nor `URL.parse`. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  return tryOrUndefined(() => new URL(address, base));
}
