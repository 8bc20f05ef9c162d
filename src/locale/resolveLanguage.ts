import { asLanguage, type Language } from './languages';

/** What the location call said: not yet, in Israel, elsewhere, or nothing readable. */
export type CountryAnswer = 'pending' | 'il' | 'non-il' | 'failed';

/** Everything that may say which language a visitor wants, read once when the page opens. */
export interface LanguageSources {
  /** Query parameter `lng`. */
  query?: string | null | undefined;
  /** Query parameter `v`: `il-en` or `il-he` forces country and language. */
  forced?: string | null | undefined;
  /** The language that the path names: below `/he` country and language are forced as well. */
  path?: Language | undefined;
  cookie?: string | null | undefined;
  localStorage?: string | null | undefined;
  sessionStorage?: string | null | undefined;
  /** `navigator.languages`, most wanted first. */
  browser?: readonly string[] | undefined;
  /** The `lang` of the page as it was served. */
  htmlTag?: string | null | undefined;
}

/** The answer: a language, the country to assume, and what the language menu does. */
export interface ResolvedLocale {
  language: Language;
  country: 'il' | 'non-il';
  /** False outside Israel. */
  showsLanguageMenu: boolean;
  /** True for a Hebrew browser in Israel that got English without having chosen it. */
  offersHebrew: boolean;
}

/** The language that the address forces, and Israel with it: by `v`, which can be one of two values only, else by its path. */
export function forcedLanguage({ forced, path }: LanguageSources): Language | undefined {
  return asLanguage(/^il-(en|he)$/i.exec(forced ?? '')?.[1]) ?? path;
}

/** What the visitor chose, now or on an earlier visit; guesses (browser, html tag) are no choice. */
export function chosenLanguage(sources: LanguageSources): Language | undefined {
  return (
    forcedLanguage(sources) ??
    asLanguage(sources.query) ??
    asLanguage(sources.cookie) ??
    asLanguage(sources.localStorage) ??
    asLanguage(sources.sessionStorage)
  );
}

/** The first of the browser's languages that the site has. */
function browserLanguage(sources: LanguageSources): Language | undefined {
  return sources.browser?.map(asLanguage).find((language) => language !== undefined);
}

/** Language and country from every source, in their order of rank. Pure. */
export function resolveLanguage(sources: LanguageSources, answer: CountryAnswer): ResolvedLocale {
  const choice = chosenLanguage(sources);
  const preferred = browserLanguage(sources);

  switch (forcedLanguage(sources) ? 'il' : answer) {
    case 'il':
      return {
        language: choice ?? 'en',
        country: 'il',
        showsLanguageMenu: true,
        offersHebrew: choice === undefined && preferred === 'he',
      };
    case 'non-il':
      return { language: 'en', country: 'non-il', showsLanguageMenu: false, offersHebrew: false };
    case 'failed': {
      const language = choice ?? preferred ?? asLanguage(sources.htmlTag) ?? 'en';
      const showsLanguageMenu = language === 'he' || preferred === 'he';
      return { language, country: 'non-il', showsLanguageMenu, offersHebrew: false };
    }
    case 'pending':
      return { language: choice ?? 'en', country: 'non-il', showsLanguageMenu: false, offersHebrew: false };
  }
}
