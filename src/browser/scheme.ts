import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

/** The scheme that the visitor chose; undefined while it follows the system. */
function forcedScheme(): Scheme | undefined {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/** The chosen scheme, for pictures, since `<source media>` follows the system only. Undefined when prerendering and hydrating. */
export function useForcedScheme(): Scheme | undefined {
  return useSyncExternalStore<Scheme | undefined>(subscribe, forcedScheme, () => undefined);
}

/** The current scheme, chosen or the system's. Needs a browser. */
export function schemeOnScreen(): Scheme {
  return forcedScheme() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
