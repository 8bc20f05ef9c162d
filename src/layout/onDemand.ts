/** Imports the search; rejects if it cannot be read, and may be called again. */
export const loadSearch = () => import('./search/SearchDialog');

/** Imports what a pressed control opens while its part of the page hydrates. A failure is handled when the press is repeated. */
export function preloadForControl(control: Element): void {
  const load = control.matches('[data-press=search]')
    ? loadSearch
    : control.matches('[aria-haspopup=menu]') && (() => import('../components/RadioMenu'));
  if (load) load().catch(() => undefined);
}
