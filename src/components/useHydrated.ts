import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False when prerendering and hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
