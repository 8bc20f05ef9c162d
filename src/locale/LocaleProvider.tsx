import { StetTheme } from '@stet/theme/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocation as useAddress } from 'react-router-dom';
import { useLocation } from '../data/location';
import { createStore } from '../lib/createStore';
import { useReplaceAddress } from '../hooks/useReplaceAddress';
import { pageLanguageOf, pagePathOf } from '../paths';
import { pageStyles } from '../styles/pageStyles';
import { languages, type Language } from './languages';
import type { LocaleFiles } from './localeFiles';
import { namesLanguage, pageAddress, translated } from './pageAddress';
import { preserveScrollAnchor } from './preserveScrollAnchor';
import {
  chosenLanguage,
  forcedLanguage,
  resolveLanguage,
  shouldOfferHebrew,
  type LanguageSources,
} from './resolveLanguage';
import { intlConfig } from './richText';
import { showCountry } from './showCountry';
import { storeLanguage } from './storedLanguage';
import { LocaleContext, type LocaleState } from './useLocale';

/** What determines language and country. */
export interface LocaleSetup {
  files: LocaleFiles;
  /** The browser's language settings; the prerenderer passes the page's own language as the choice. */
  sources: LanguageSources;
  /** Address of the location service; none in the prerenderer. */
  locationUrl?: string;
}

/** Sets language and direction of the document, unless they have been set already: a translator may have changed them since. */
function labelDocument(language: Language) {
  const { documentElement: html } = document;
  const { stetStart } = window;
  if ((stetStart?.language ?? html.lang) !== language) {
    html.lang = language;
    html.dir = languages[language].direction;
  }
  if (stetStart) stetStart.language = language;
  delete html.dataset.switching;
}

/**
 * Provides language, messages, direction and theme. The language on screen is that of the address. When another one is right, by the
 * location service's answer or by choice, this replaces the address, and the router loads what that takes.
 */
export function LocaleProvider({
  files,
  sources: initial,
  locationUrl,
  children,
}: LocaleSetup & { children: ReactNode }) {
  const address = useAddress();
  const replaceAddress = useReplaceAddress();
  const page = pagePathOf(address.pathname);
  const language = pageLanguageOf(address.pathname);
  const { direction } = languages[language];
  const { messages, styles } = files.get(language);

  const [sources, setSources] = useState(initial);
  const isForced = forcedLanguage(sources) !== undefined;
  const answer = useLocation((!isForced && locationUrl) || null, globalThis.window?.stetStart);
  const resolved = resolveLanguage(sources, answer);
  const { language: wanted, country, showsLanguageMenu } = resolved;
  const isKnown = isForced || answer !== 'pending';

  /** Abroad the address keeps what it asked for. */
  const addressIn = answer === 'non-il' ? translated : pageAddress;
  const asked = useRef(language);
  const followWanted = useEffectEvent(() => {
    const isSettled = language !== 'he' || !isKnown || !namesLanguage(address);
    // The language on screen is asked for again if another one is loading.
    if (wanted === language && wanted === asked.current && isSettled) return;
    asked.current = wanted;
    if (wanted !== language) preserveScrollAnchor();
    replaceAddress(addressIn(wanted, address), address.state);
  });
  // A page that is opened while the language loads is in the previous one.
  useEffect(() => followWanted(), [sources, wanted, isKnown, page]);

  useLayoutEffect(() => labelDocument(language), [language]);

  useLayoutEffect(() => {
    // Until the location is known, the attributes of the loader stay.
    if (isKnown) showCountry({ country, showsLanguageMenu });
  }, [isKnown, country, showsLanguageMenu]);

  useEffect(() => {
    /** Back and Forward may lead to an address in the previous language: the newest choice of a visit holds. Comes before the router. */
    function keepLanguage() {
      const { location, history } = window;
      if (pageLanguageOf(location.pathname) !== language)
        history.replaceState(history.state, '', translated(language, location));
    }
    window.addEventListener('popstate', keepLanguage, true);
    return () => window.removeEventListener('popstate', keepLanguage, true);
  }, [language]);

  const state: LocaleState = {
    ...resolved,
    language,
    direction,
    wanted,
    offersHebrew: shouldOfferHebrew(sources, answer),
    isChosen: chosenLanguage(sources) === language,
    setLanguage(choice: Language, { isChoice = true } = {}) {
      if (isChoice) storeLanguage(choice);
      // A choice replaces the address and earlier choices; a forced country stays.
      setSources((before) => ({
        ...before,
        query: choice,
        path: undefined,
        forced: forcedLanguage(before) && `il-${choice}`,
      }));
    },
  };
  // Hydration must start with the prerendered state; the layout effect updates it.
  const [localeState] = useState(() =>
    createStore({ ...state, ...resolveLanguage({ query: language }, 'pending'), offersHebrew: false }),
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
