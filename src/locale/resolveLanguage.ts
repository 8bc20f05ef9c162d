import type { Country, CountryAnswer } from '../data/country';
import { asLanguage, type Language } from './languages';

/** Everything that can determine the language, read once. */
export interface LanguageSources {
  /** Query parameter `lng`. */
  query?: string | null | undefined;
  /** Query parameter `v`: `il-en` or `il-he` forces country and language. */
  forced?: string | null | undefined;
  /** The language of the path: `/he` forces country and language as well. */
  path?: Language | undefined;
  cookie?: string | null | undefined;
  localStorage?: string | null | undefined;
  sessionStorage?: string | null | undefined;
  /** `navigator.languages` in order of preference. */
  browser?: readonly string[] | undefined;
  /** `lang` in the served HTML. */
  htmlTag?: string | null | undefined;
}

/** The result: language, assumed country, and the state of the language menu. */
export interface ResolvedLocale {
  language: Language;
  country: Country;
  /** False outside Israel. */
  showsLanguageMenu: boolean;
}

/** The language that the address forces, and Israel with it: by `v`, else by its path. */
export function forcedLanguage({ forced, path }: LanguageSources): Language | undefined {
  return asLanguage(/^il-(en|he)$/i.exec(forced ?? '')?.[1]) ?? path;
}

/** The visitor's choice, now or earlier; not a guess from browser or HTML. */
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
  return sources.browser?.map(asLanguage).find((language) => language);
}

/** Determines language and country from all sources by precedence. Pure. */
export function resolveLanguage(sources: LanguageSources, answer: CountryAnswer): ResolvedLocale {
  const where = forcedLanguage(sources) ? 'il' : answer;
  const choice = chosenLanguage(sources);
  const preferred = browserLanguage(sources);
  const guess = where === 'failed' ? (preferred ?? asLanguage(sources.htmlTag)) : undefined;
  const language = (where === 'non-il' ? undefined : (choice ?? guess)) ?? 'en';
  return {
    language,
    country: where === 'il' ? 'il' : 'non-il',
    showsLanguageMenu: where === 'il' || (where === 'failed' && [language, preferred].includes('he')),
  };
}

/** Whether a Hebrew browser in Israel is on the English site without having chosen English. Apart, since the loader does not ask. */
export const shouldOfferHebrew = (sources: LanguageSources, answer: CountryAnswer): boolean =>
  answer === 'il' && !chosenLanguage(sources) && browserLanguage(sources) === 'he';
