import { useRef, useSyncExternalStore } from 'react';

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

/** Whether the component hydrates prerendered HTML. Unlike `useHydrated` it does not change, which spares React a second render. */
export function useServed(): boolean {
  const hasBegun = useRef(false);
  return useSyncExternalStore(
    never,
    () => hasBegun.current,
    () => (hasBegun.current = true),
  );
}
