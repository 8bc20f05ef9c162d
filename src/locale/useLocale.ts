import { createContext, use } from 'react';
import { type Store, useStore } from '../lib/createStore';
import type { Language } from './languages';
import type { ResolvedLocale } from './resolveLanguage';

/** Language, direction and country. `language` is the one on screen, which is that of the address. */
export interface LocaleState extends ResolvedLocale {
  direction: 'ltr' | 'rtl';
  /** The language that the page should have; another one than `language` while it loads, and if it cannot be loaded. */
  wanted: Language;
  /** True for a Hebrew browser in Israel on the English site that has not chosen English. */
  offersHebrew: boolean;
  /** False while the language on screen is a guess, such as the browser's. */
  isChosen: boolean;
  /** Leads to the page's address in a language. Stores the language, unless it is not the visitor's choice. */
  setLanguage(language: Language, options?: { isChoice?: boolean }): void;
}

/** A store rather than a value, so that a change re-renders only its readers. */
export const LocaleContext = createContext<Store<LocaleState> | undefined>(undefined);

/**
 * Subscribes to one part of the visitor's locale. Reading all of it would re-render every link after hydration, since the object changes.
 * Throws outside `LocaleProvider`.
 */
export function useLocale<Part extends keyof LocaleState>(part: Part): LocaleState[Part] {
  const store = use(LocaleContext);
  if (!store) throw new Error('No LocaleProvider.');
  return useStore(store, (state) => state[part]);
}
