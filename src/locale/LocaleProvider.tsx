import { StetTheme } from '@stet/theme/core';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createStore } from '../hooks/createStore';
import { pageStyles } from '../styles/pageStyles';
import { languages, type Language } from './languages';
import type { LocaleStore } from './localeStore';
import { showInAddress } from './pageAddress';
import {
  chosenLanguage,
  forcedLanguage,
  resolveLanguage,
  type CountryAnswer,
  type LanguageSources,
} from './resolveLanguage';
import { intlConfig } from './richText';
import { showCountry } from './showCountry';
import { storeLanguage } from './storedLanguage';
import { LocaleContext, type LocaleState } from './useLocale';
import { preserveScrollAnchor } from './preserveScrollAnchor';

interface LocaleProviderProps {
  store: LocaleStore;
  /** The browser's language settings; the prerenderer passes the page's own language as the choice. */
  sources: LanguageSources;
  /** The location service's, without rejecting. Absent if the address forces a country, and in the prerenderer. */
  finalAnswer?: Promise<CountryAnswer> | undefined;
  children: ReactNode;
}

/**
 * Provides language, messages, direction and theme from one snapshot. When the location is known, `resolveLanguage` decides, and the store
 * switches once everything has loaded.
 */
export function LocaleProvider({ store, sources: initial, finalAnswer, children }: LocaleProviderProps) {
  const [sources, setSources] = useState(initial);
  const [snapshot, setSnapshot] = useState(store.get);
  useEffect(() => {
    const follow = () => startTransition(() => setSnapshot(store.get()));
    follow();
    return store.subscribe(follow);
  }, [store]);
  const { language, messages, styles, switching } = snapshot;
  // Hydration begins before the answer, like the prerendered page.
  const [answer, setAnswer] = useState<CountryAnswer>('pending');
  useEffect(() => void finalAnswer?.then(setAnswer), [finalAnswer]);
  const resolved = resolveLanguage(sources, answer);
  const { direction } = languages[language];

  useEffect(() => {
    void store.switchTo(resolved.language);
  }, [store, resolved.language]);

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    // Setting the same value would invalidate the layout of all text.
    if (html.lang !== language) html.lang = language;
    if (html.dir !== direction) html.dir = direction;
    delete html.dataset.switching;
  }, [language, direction]);

  const { country, showsLanguageMenu } = resolved;
  const isKnown = answer !== 'pending' || forcedLanguage(sources) !== undefined;
  useLayoutEffect(() => {
    // Until the location is known, the attributes of the loader stay.
    if (isKnown) showCountry({ country, showsLanguageMenu });
  }, [isKnown, country, showsLanguageMenu]);

  // A guess does not change the address, so that the next visit asks again.
  const isChosen = chosenLanguage(sources) === language;
  const isInAddress = isKnown && (language === 'en' || isChosen);
  useLayoutEffect(() => {
    if (!isInAddress) return;
    const show = () => showInAddress(language);
    show();
    // Back and Forward may lead to an address in the previous language.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [isInAddress, language]);

  const state: LocaleState = {
    ...resolved,
    language,
    direction,
    isChosen,
    switching,
    setLanguage(wanted: Language, { isChoice = true } = {}) {
      if (isChoice) storeLanguage(wanted);
      // Declining an offer changes nothing on screen, and a later change has a position of its own.
      if (wanted !== language) preserveScrollAnchor();
      // A choice replaces the address and earlier choices; a forced country stays.
      setSources((before) => ({
        ...before,
        query: wanted,
        path: undefined,
        forced: forcedLanguage(before) && `il-${wanted}`,
      }));
      if (switching?.state === 'failed') void store.switchTo(wanted);
    },
  };
  // Hydration must start with the prerendered state; the layout effect updates it.
  const [localeState] = useState(() =>
    createStore({ ...state, ...resolveLanguage({ query: language }, 'pending') }),
  );
  useLayoutEffect(() => localeState.set(state));

  return (
    <LocaleContext value={localeState}>
      <IntlProvider {...intlConfig(language, messages)}>
        <StetTheme styles={styles} pageStyles={pageStyles}>
          {children}
        </StetTheme>
      </IntlProvider>
    </LocaleContext>
  );
}
