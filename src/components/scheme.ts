import { useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

/** The colour scheme that a visitor forced with the switch; undefined while the scheme follows the system. */
const forcedScheme = () => document.documentElement.dataset.scheme as Scheme | undefined;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/**
 * The forced scheme, for pictures: `<source media>` follows the system only. Undefined in prerendered HTML and during
 * hydration as well.
 */
export function useForcedScheme(): Scheme | undefined {
  return useSyncExternalStore<Scheme | undefined>(subscribe, forcedScheme, () => undefined);
}

/** The scheme on screen, forced or the system's. Only in a browser. */
export function schemeOnScreen(): Scheme {
  return forcedScheme() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
