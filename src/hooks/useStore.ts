import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

/** Subscribes to a part of a store's value; a change of the other parts does not render again. */
export const useStore = <Value, Part>(
  { get, getServerSnapshot, subscribe }: Store<Value>,
  select: (value: Value) => Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(getServerSnapshot()),
  );
