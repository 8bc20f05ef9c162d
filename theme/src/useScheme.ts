import { useSyncExternalStore } from 'react';

/** Follow the device, or always light, or always dark. */
export type Scheme = 'system' | 'light' | 'dark';

const key = 'stet.scheme';
const listeners = new Set<() => void>();

const asScheme = (value: unknown): Scheme => (value === 'light' || value === 'dark' ? value : 'system');

/** The scheme on screen: a boot script sets `data-scheme` from storage before the first paint. */
const current = (): Scheme => asScheme(document.documentElement.dataset.scheme);

function apply(scheme: Scheme) {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const followOtherTab = (event: StorageEvent) => {
    // A storage that was emptied names no key.
    if (event.key === key || event.key === null) apply(asScheme(event.newValue));
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Remembers a scheme in local storage; where storage is blocked or full the choice holds for this page only. */
function setScheme(scheme: Scheme) {
  apply(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Nothing to tell the visitor: the page looks as asked.
  }
}

/** The three-state colour scheme and its setter. Prerendered HTML and hydration see `system`. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore<Scheme>(subscribe, current, () => 'system');
  return [scheme, setScheme];
}
