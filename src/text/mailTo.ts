import { withoutIsolates } from './withoutIsolates';

/** A `mailto:` link with subject and body, without invisible direction marks. */
export function mailTo(address: string, subject: string, body?: string): string {
  const encoded = (text: string) => encodeURIComponent(withoutIsolates(text));
  const text = body === undefined ? '' : `&body=${encoded(body)}`;
  return `mailto:${address}?subject=${encoded(subject)}${text}`;
}
