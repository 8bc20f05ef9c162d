import { useSyncExternalStore } from 'react';

type ForcedScheme = 'light' | 'dark' | undefined;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/**
 * The colour scheme a visitor forced (X4), for pictures: `<source media>` follows the system only. Undefined while the scheme
 * follows the system, in prerendered HTML and during hydration.
 */
export function useForcedScheme(): ForcedScheme {
  return useSyncExternalStore<ForcedScheme>(
    subscribe,
    () => document.documentElement.dataset.scheme as ForcedScheme,
    () => undefined,
  );
}
