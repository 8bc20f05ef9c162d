/** Imports the menu of narrow screens; rejects if it cannot be read, and may be called again. */
export const loadDrawer = () => import('./MenuDrawer');
/** Imports the search, likewise. */
export const loadSearch = () => import('./search/SearchDialog');

/** What the header's buttons open, by `data-press`. */
const openedBy: Record<string, () => Promise<unknown>> = { menu: loadDrawer, search: loadSearch };

/** Imports what a recorded press will open, while the page hydrates. A failure is handled when the press is replayed. */
export function loadPressed(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pending]'))
    openedBy[dataset.press ?? '']?.().catch(() => undefined);
}
