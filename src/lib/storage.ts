import type { storedEntries } from './storedEntries';
import { tryOrUndefined } from './tryOrUndefined';

/** A name in the privacy policy's list; nothing else is stored. */
type StoredName = Extract<(typeof storedEntries)[number], { place: 'local' }>['name'];

/** A stored text; null without one or without storage. */
export const readStored = (name: StoredName): string | null =>
  tryOrUndefined(() => localStorage.getItem(name)) ?? null;

/** Stores a text. Without storage a setting lasts as long as the page. */
export function writeStored(name: StoredName, text: string): void {
  tryOrUndefined(() => localStorage.setItem(name, text));
}

/** Removes a stored text. */
export function removeStored(name: StoredName): void {
  tryOrUndefined(() => localStorage.removeItem(name));
}

/**
 * Calls back with the new text when another tab changes an entry, and with `null` when it removes that entry or clears all, of which the event
 * names no key.
 */
export function followStored(name: StoredName, changed: (text: string | null) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === name || key === null) changed(newValue);
  });
}
