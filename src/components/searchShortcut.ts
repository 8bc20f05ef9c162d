import { readStored, store } from '../data/storage';

/** The event by which another part of the page opens the search; the listener that opens it cancels the event. */
const askEvent = 'stet-search';

/** Opens the search from elsewhere. @returns false when its code is not here yet: then follow the link instead. */
export function askForSearch(): boolean {
  return !window.dispatchEvent(new CustomEvent(askEvent, { cancelable: true }));
}

/** Whether `/` opens the search; a single key must have a way off (WCAG 2.1.4). */
export const isSlashOn = (): boolean => readStored('stet.slash') !== 'off';

/** Stores the choice; without storage the key stays on. */
export const storeSlash = (isOn: boolean): void => store('stet.slash', isOn ? null : 'off');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** Whether a key press opens the search: Ctrl-K or Cmd-K wherever that key lies, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  if (event.ctrlKey !== event.metaKey) return event.code === 'KeyK' || event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.ctrlKey && isSlashOn() && !isTyping(event.target);
}

/** True when the search was asked for before its code was here. */
let isAwaited = false;

/** Listens for the search's keys from the first moment on: the press that brings the code of the search is not lost. */
export function listenForSearchKey(): void {
  window.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    isAwaited = !askForSearch();
  });
}

/** Calls back when the search is asked for, by key or from elsewhere, or has been asked for already. @returns what ends it. */
export function onSearchAsked(open: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open();
  };
  window.addEventListener(askEvent, answer);
  if (isAwaited) open();
  isAwaited = false;
  return () => window.removeEventListener(askEvent, answer);
}
