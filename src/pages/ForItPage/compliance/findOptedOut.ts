import { nameIn, shortName } from './anonymize';

/** A client of the list whom a text names, and how often. */
export interface Warning {
  client: string;
  count: number;
}

/** One client per line; blank lines and duplicates are ignored. */
export function readClients(list: string): string[] {
  const names = list.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return [...new Set(names)].filter(Boolean);
}

/** One spelling of what documents spell in several ways: accents, widths, sharp s, ampersands, words divided at the end of a line. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    // Characters without width, and Hebrew vowel points.
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7]/g, '')
    .replace(/(?<=\p{L})[-‐]\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replaceAll('&', ' and ');

/** A text's letters and digits in one case, the same for all letters that a pattern with the flags `iu` takes for each other. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const isVisible = (name: string) => /[^\s\p{Cf}]/u.test(name);

/** The opted-out clients whom a text names, in the order of the list, with or without their legal form. */
export function findOptedOut(text: string, clients: readonly string[]): Warning[] {
  const searched = plain(text);
  const letters = lettersOf(searched);
  return clients.flatMap((client) => {
    const name = shortName(plain(client));
    // A name without a visible character would be found between all words. Where a name is, its letters are: a pattern takes a
    // millisecond to compile, and lists are long.
    const isPossible = isVisible(name) && letters.includes(lettersOf(name));
    const count = isPossible ? [...searched.matchAll(nameIn(name))].length : 0;
    return count > 0 ? [{ client, count }] : [];
  });
}
