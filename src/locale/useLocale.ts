import { createContext, use, useSyncExternalStore } from 'react';
import type { Language } from './languages';
import type { LocaleSnapshot } from './localeStore';
import type { ResolvedLocale } from './resolveLanguage';

/** Language, direction and country as the tree sees them. `language` is what is on screen, not what is being loaded. */
export interface LocaleState extends ResolvedLocale {
  direction: 'ltr' | 'rtl';
  switching: LocaleSnapshot['switching'];
  /** Remembers the visitor's choice and switches as soon as messages and styles are on hand. */
  setLanguage(language: Language): void;
}

/** One value with its subscribers. */
export interface Store<Value> {
  get(): Value;
  /** The value it began with: what the served HTML was drawn from, so what hydration must begin with whenever it runs. */
  getFirst(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getFirst: () => initial,
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

/**
 * The context holds a store, whose identity never changes: an answer of the location call then redraws only what reads it,
 * and leaves the rest of the page alone.
 */
export const LocaleContext = createContext<Store<LocaleState> | undefined>(undefined);

/**
 * One part of what is known of the visitor's language and country, and a new rendering when that part changes. After hydration
 * the whole is another object than the served HTML was drawn from: whoever read all of it, as each link, was rendered again at
 * once, in one task. Throws outside `LocaleProvider`.
 */
export function useLocale<Part extends keyof LocaleState>(part: Part): LocaleState[Part] {
  const store = use(LocaleContext);
  if (!store) throw new Error('useLocale needs a LocaleProvider above it.');
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[part],
    () => store.getFirst()[part],
  );
}
