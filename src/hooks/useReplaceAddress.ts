import { useCallback } from 'react';
import { useNavigate, type To } from 'react-router-dom';

/** The mark in the state of a history entry whose address was replaced while its page stayed on screen. */
const inPlace = { inPlace: true };

/** Whether a history entry has that mark: the router's `preventScrollReset` does not keep it from scrolling to the hash. */
export const isInPlace = (state: unknown): boolean => 'inPlace' in Object(state);

/** Replaces the address of the page on screen, which stays where it is. `state` is the history entry's. */
export function useReplaceAddress(): (to: To, state?: unknown) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, state) =>
      void navigate(to, { replace: true, preventScrollReset: true, state: { ...Object(state), ...inPlace } }),
    [navigate],
  );
}
