import { StetTheme } from '@stet/theme';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import type { MessageId } from '../../translations';
import { useCountryCall } from '../data/location';
import { asLanguage, languages, type Language } from './languages';
import type { LocaleStore } from './localeStore';
import { forcedLanguage, resolveLanguage, type LanguageSources } from './resolveLanguage';
import { richText } from './richText';
import { storeLanguage } from './storedLanguage';
import { createWatched, LocaleContext, type LocaleState } from './useLocale';
import { keepReadingPosition } from './readingPosition';

interface LocaleProviderProps {
  store: LocaleStore<string>;
  /** What the browser says about languages; the prerenderer passes the page's own language as the choice. */
  sources: LanguageSources;
  children: ReactNode;
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Gives the tree its language, messages, direction and theme, all from one snapshot, and follows the location call:
 * when it answers, `resolveLanguage` decides and the store switches once everything is on hand (L1 to L5).
 */
export function LocaleProvider({ store, sources: initial, children }: LocaleProviderProps) {
  const [sources, setSources] = useState(initial);
  const { language, messages, styles, switching } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  const answer = useCountryCall(forcedLanguage(sources.forced) === undefined);
  const resolved = resolveLanguage(sources, answer);
  const { intlLocale, direction } = languages[language];

  useEffect(() => {
    // A language named by the address is a choice too: keep it for the next page (L2, L3).
    const named = forcedLanguage(initial.forced) ?? asLanguage(initial.query);
    if (named) storeLanguage(named);
  }, [initial]);

  useEffect(() => {
    void store.switchTo(resolved.language);
  }, [store, resolved.language]);

  useBrowserLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
    delete document.documentElement.dataset.switching;
  }, [language, direction]);

  const state: LocaleState = {
    ...resolved,
    language,
    direction,
    switching,
    setLanguage(wanted: Language) {
      storeLanguage(wanted);
      keepReadingPosition();
      // The choice replaces what the address or an earlier visit said; a forced country stays.
      setSources((before) => ({
        ...before,
        query: wanted,
        forced: forcedLanguage(before.forced) && `il-${wanted}`,
      }));
      if (switching?.state === 'failed') void store.switchTo(wanted);
    },
  };
  // It begins with what the served HTML knew: nothing of this visitor. The layout effect follows at once.
  const [watched] = useState(() =>
    createWatched({ ...state, ...resolveLanguage({ query: language }, 'pending') }),
  );
  useBrowserLayoutEffect(() => watched.set(state));

  return (
    <LocaleContext value={watched}>
      <IntlProvider
        locale={intlLocale}
        messages={messages as Record<MessageId, MessageFormatElement[]>}
        defaultRichTextElements={richText}
      >
        <StetTheme styles={styles}>{children}</StetTheme>
      </IntlProvider>
    </LocaleContext>
  );
}
