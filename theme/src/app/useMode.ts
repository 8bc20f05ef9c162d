import { useSyncExternalStore } from 'react';
import { useScheme } from '../useScheme';
import type { Mode } from './palette';

const query = '(prefers-color-scheme: dark)';

/** Absent in some test documents. */
const preference = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined);

function subscribe(listener: () => void) {
  const list = preference();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

const deviceIsDark = () => preference()?.matches === true;

/** The current scheme: chosen, else the system's. Servers and hydration use `light`. */
export function useMode(): Mode {
  const [scheme] = useScheme();
  const isDark = useSyncExternalStore(subscribe, deviceIsDark, () => false);
  if (scheme === 'system') return isDark ? 'dark' : 'light';
  return scheme;
}
