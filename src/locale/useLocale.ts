import { createContext, use } from 'react';
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

export const LocaleContext = createContext<LocaleState | undefined>(undefined);

/** The visitor's language and country. Throws outside `LocaleProvider`. */
export function useLocale(): LocaleState {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('useLocale needs a LocaleProvider above it.');
  return locale;
}
