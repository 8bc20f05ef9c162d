import { useSyncExternalStore } from 'react';

export type Scheme = 'system' | 'light' | 'dark';

const key = 'stet.scheme';
const listeners = new Set<() => void>();

const asScheme = (value: unknown): Scheme => (value === 'light' || value === 'dark' ? value : 'system');

/** The current scheme; an inline script sets `data-scheme` from storage before the first paint. */
const current = (): Scheme => asScheme(document.documentElement.dataset.scheme);

function apply(scheme: Scheme) {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const followOtherTab = (event: StorageEvent) => {
    // Clearing storage gives a null key.
    if (event.key === key || event.key === null) apply(asScheme(event.newValue));
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Stores a scheme; without storage the choice is for this page only. */
function setScheme(scheme: Scheme) {
  apply(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // The page changes all the same.
  }
}

/** The chosen scheme and its setter. Prerendering and hydration use `system`. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore<Scheme>(subscribe, current, () => 'system');
  return [scheme, setScheme];
}
