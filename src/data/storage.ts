import type { storedEntries } from './storedEntries';
import { tryOrUndefined } from './tryOrUndefined';

/** A name in the privacy policy's list; nothing else is stored. */
type StoredName = Extract<(typeof storedEntries)[number], { place: 'local' }>['name'];

/** A stored text; null without one or without storage. */
export const readStored = (name: StoredName): string | null =>
  tryOrUndefined(() => localStorage.getItem(name)) ?? null;

/** Stores a text; `null` removes it. Without storage a setting lasts as long as the page. */
export function writeStored(name: StoredName, text: string | null): void {
  tryOrUndefined(() => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)));
}

/**
 * Calls back with the new text when another tab changes an entry, and with `null` when it removes that entry or clears all, of which the event
 * names no key.
 * @returns a function that unsubscribes.
 */
export function followStored(name: StoredName, changed: (text: string | null) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === name || key === null) changed(newValue);
  };
  // Prerendering has no window.
  globalThis.addEventListener?.('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}
