import type { Bundle } from '../../translations';
import type { Language } from './languages';
import type { Messages } from './loadBundle';

const held = new Map<string, Messages>();
const nameOf = (language: Language, bundle: Bundle) => `${language}/${bundle}`;

/** Keeps a bundle that has been read. */
export function holdMessages(language: Language, bundle: Bundle, messages: Messages): Messages {
  held.set(nameOf(language, bundle), messages);
  return messages;
}

/** A bundle that has been read, in any language. */
export const messageCache = (language: Language, bundle: Bundle) => held.get(nameOf(language, bundle));
