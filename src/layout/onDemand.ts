/** Imports the search; rejects if it cannot be read, and may be called again. */
export const loadSearch = () => import('./search/SearchDialog');

/** Imports the search while the page hydrates, if its button was pressed. A failure is handled when the press is replayed. */
export function loadPressed(): void {
  if (document.querySelector('[data-press=search][data-pending]')) loadSearch().catch(() => undefined);
}
