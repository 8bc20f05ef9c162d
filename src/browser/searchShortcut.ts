import { letterOf } from './letterOf';
import { readStored, removeStored, writeStored } from '../lib/storage';

/** Cancelable event that opens the search. */
const askEvent = 'stet-search';

/**
 * Opens the search.
 * @returns false if its code has not loaded: then follow the link.
 */
export function requestSearch(): boolean {
  return !window.dispatchEvent(new CustomEvent(askEvent, { cancelable: true }));
}

/** Whether `/` opens the search; single-key shortcuts must be switchable (WCAG 2.1.4). */
export const isSlashOn = (): boolean => readStored('stet.slash') !== 'off';

/** Stores the setting; without storage the key stays on. */
export const storeSlash = (isOn: boolean): void =>
  isOn ? removeStored('stet.slash') : writeStored('stet.slash', 'off');

/** Whether an empty element has the focus that it cannot take: then the focus is in its closed shadow tree. */
const hidesFocus = (element: HTMLElement) =>
  element === document.activeElement && element.tabIndex < 0 && element.matches(':empty:not([tabindex])');

/** Whether a key press comes from where text is typed, such as a field in an extension's shadow tree. */
export function isTyping(event: Event): boolean {
  // Outside the tree its host is the target; of an event that is over the path is gone.
  const [target = event.target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role=textbox]') ||
      hidesFocus(target))
  );
}

/** Whether a key press opens the search: Ctrl-K or Cmd-K on any keyboard layout, or `/` outside text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey !== event.metaKey) return !event.shiftKey && letterOf(event) === 'k';
  // On many keyboards it takes Shift.
  return event.key === '/' && !event.ctrlKey && isSlashOn() && !isTyping(event);
}

/** Whether the search was requested before its code had loaded. */
let isPending = false;

/** Listens for the shortcuts from the start, before the search has loaded. */
export function listenForSearchKey(): void {
  window.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    isPending = !requestSearch();
  });
}

/**
 * Calls back when the search is requested, or has been already.
 * @returns a function that unsubscribes.
 */
export function onSearchRequested(open: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open();
  };
  window.addEventListener(askEvent, answer);
  if (isPending) open();
  isPending = false;
  return () => window.removeEventListener(askEvent, answer);
}
