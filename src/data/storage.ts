import type { storedEntries } from './storedEntries';

/** A name that the privacy policy lists; the browser keeps nothing under any other. */
type StoredName = Extract<(typeof storedEntries)[number], { place: 'local' }>['name'];

/** Storage and cookies may be blocked or full, and reading them may throw: then there is simply nothing there. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Reads a stored text; null where there is none or storage is blocked. */
export const readStored = (name: StoredName): string | null =>
  attempt(() => localStorage.getItem(name)) ?? null;

/** Stores a text, or with `null` removes it. Where storage is blocked the choice lasts as long as the page. */
export function store(name: StoredName, text: string | null): void {
  attempt(() => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)));
}
