import { useSyncExternalStore } from 'react';

/** An observable value. */
export interface Store<Value> {
  get(): Value;
  /** The initial value, from which the HTML was rendered: React hydrates with it, even after a change. */
  getServerSnapshot(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getServerSnapshot: () => initial,
    set(value) {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
