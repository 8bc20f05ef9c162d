import { messageUrls } from 'virtual:message-urls';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import { createBundleLoader, type Messages } from './loadBundle';

const cache = new Map<string, Messages>();
const read = createBundleLoader();

/** A bundle that has been read, in any language. */
export const cachedMessages = (language: Language, bundle: Bundle) => cache.get(`${language}/${bundle}`);

/** Keeps a bundle that has been read. */
export function cacheMessages(language: Language, bundle: Bundle, messages: Messages): Messages {
  cache.set(`${language}/${bundle}`, messages);
  return messages;
}

/** Reads a bundle over HTTP and keeps it; rejects after the last retry. */
export const readMessages = async (language: Language, bundle: Bundle): Promise<Messages> =>
  cacheMessages(language, bundle, await read(messageUrls[language][bundle]));
