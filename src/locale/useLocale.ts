import { createContext, use, useSyncExternalStore } from 'react';
import type { Language } from './languages';
import type { LocaleSnapshot } from './localeStore';
import type { ResolvedLocale } from './resolveLanguage';

/** Language, direction and country as the tree sees them. `language` is what is on screen, not what is being loaded. */
export interface LocaleState extends ResolvedLocale {
  direction: 'ltr' | 'rtl';
  switching: LocaleSnapshot['switching'];
  /** Remembers the visitor's choice and switches as soon as messages and styles are on hand (L2, M2). */
  setLanguage(language: Language): void;
}

/** One value and who watches it. */
export interface Watched<Value> {
  get(): Value;
  /** The value it began with: what the served HTML was drawn from, so what hydration must begin with, however late. */
  getFirst(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createWatched<Value>(initial: Value): Watched<Value> {
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
 * The context holds a watched value that itself never changes: an answer of the location call then redraws only what reads it,
 * and leaves parts that wait for their code (`late`) alone.
 */
export const LocaleContext = createContext<Watched<LocaleState> | undefined>(undefined);

/** The visitor's language and country. Throws outside `LocaleProvider`. */
export function useLocale(): LocaleState {
  const watched = use(LocaleContext);
  if (!watched) throw new Error('useLocale needs a LocaleProvider above it.');
  return useSyncExternalStore(watched.subscribe, watched.get, watched.getFirst);
}
