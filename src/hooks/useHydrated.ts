import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False when prerendering and hydrating, then true.
 * @param isServed true from the start where the prerendered HTML needs no change, which spares React a second render.
 */
export function useHydrated(isServed = false): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => isServed,
  );
}
