import { loadServedStyles, StetTheme as SiteTheme } from '@stet/theme/core';
import Box from '@mui/material/Box';
import { use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { languages, type Language } from '../../src/locale/languages';
import type { Messages } from '../../src/locale/loadBundle';
import { intlConfig } from '../../src/locale/richText';
import { createStore } from '../../src/lib/createStore';
import { LocaleContext, type LocaleState } from '../../src/locale/useLocale';
import { resolveLanguage } from '../../src/locale/resolveLanguage';
import { site } from '../../src/site';
import { compileMessage } from '../../tools/site/compileMessage';
import { fontFaces } from '../src/fonts';
import { loadStyles, StetTheme } from '../src/index';
import { emulateForcedColors } from './forcedColors';

/** The toolbar's settings. */
export interface Settings {
  direction: 'language' | 'ltr' | 'rtl';
  language: Language;
  scheme: 'system' | 'light' | 'dark';
  textSize: string;
  forcedColors: 'off' | 'on';
}

const bundles = import.meta.glob<Record<string, string>>('../../translations/{en,he}/*.json', {
  eager: true,
  import: 'default',
});

/** All messages of a language, compiled as the site's build compiles them. */
function messagesOf(language: Language): Messages {
  const files = Object.entries(bundles).filter(([path]) => path.includes(`/${language}/`));
  const texts = Object.assign({}, ...files.map(([, messages]) => messages)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text, site.brand)]),
  );
}

/** The providers that the site's components need. */
function SiteFrame({
  language,
  direction,
  children,
}: {
  language: Language;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}) {
  const styles = use(loadServedStyles(direction));
  const messages = useMemo(() => messagesOf(language), [language]);
  const locale = useMemo(() => {
    const resolved = resolveLanguage({ query: language }, 'pending');
    const state: LocaleState = {
      ...resolved,
      language,
      direction,
      isChosen: true,
      offersHebrew: false,
      wanted: language,
      setLanguage() {},
    };
    return createStore(state);
  }, [language, direction]);
  const router = useMemo(() => createMemoryRouter([{ path: '*', element: children }]), [children]);
  return (
    <LocaleContext value={locale}>
      {/* In a build react-intl would not report a message that lacks a value, and the stories' tests would not see it. */}
      <IntlProvider {...intlConfig(language, messages)} onError={console.error}>
        <SiteTheme styles={styles}>
          <RouterProvider router={router} />
        </SiteTheme>
      </IntlProvider>
    </LocaleContext>
  );
}

function ThemeFrame({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <StetTheme styles={use(loadStyles(direction))} marks>
      <style>{fontFaces}</style>
      <Box component="main" sx={{ padding: 3 }}>
        {children}
      </Box>
    </StetTheme>
  );
}

/** The page around a story, as set in the toolbar. */
export function Stage({
  settings,
  isSite,
  children,
}: {
  settings: Settings;
  isSite: boolean;
  children: ReactNode;
}) {
  const { language, scheme, textSize, forcedColors } = settings;
  const direction = settings.direction === 'language' ? languages[language].direction : settings.direction;
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dir = direction;
    html.style.fontSize = textSize;
    if (scheme === 'system') delete html.dataset.scheme;
    else html.dataset.scheme = scheme;
    emulateForcedColors(forcedColors === 'on');
  });
  return isSite ? (
    <SiteFrame key={`${language} ${direction}`} language={language} direction={direction}>
      <main>{children}</main>
    </SiteFrame>
  ) : (
    <ThemeFrame key={direction} direction={direction}>
      {children}
    </ThemeFrame>
  );
}
