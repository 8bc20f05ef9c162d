import { nameIn, shortName } from './anonymize';

/** A client of the list that a text names, and how often. */
export interface Warning {
  client: string;
  count: number;
}

/** The clients of a list that has one on each line; empty lines and repetitions fall away. */
export function readClients(list: string): string[] {
  const names = list.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return [...new Set(names)].filter(Boolean);
}

/**
 * The opted-out clients whom a text names, in the order of the list: by name or by name without its legal form, in any letter
 * case, with Hebrew prefix letters before it.
 */
export function findOptedOut(text: string, clients: readonly string[]): Warning[] {
  return clients.flatMap((client) => {
    const count = [...text.matchAll(nameIn(shortName(client)))].length;
    return count > 0 ? [{ client, count }] : [];
  });
}
