import { readStored, writeStored } from '../lib/storage';
import { tryOrUndefined } from '../lib/tryOrUndefined';
import { languageOfPath } from '../paths';
import type { Language } from './languages';
import type { LanguageSources } from './resolveLanguage';

/** Name of the query parameter, cookie and storage key. */
const key = 'lng';
const aYear = 365 * 24 * 60 * 60;

function readCookie(): string | undefined {
  return tryOrUndefined(() => document.cookie)
    ?.split('; ')
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);
}

/** Reads all language sources from the browser. */
export function readLanguageSources(): LanguageSources {
  const query = new URLSearchParams(location.search);
  return {
    query: query.get(key),
    forced: query.get('v'),
    path: languageOfPath(location.pathname),
    cookie: readCookie(),
    localStorage: readStored(key),
    sessionStorage: tryOrUndefined(() => sessionStorage.getItem(key)),
    browser: navigator.languages,
    htmlTag: document.documentElement.lang,
  };
}

/** Stores the choice in two places, since a browser may refuse either. Never throws. */
export function storeLanguage(language: Language): void {
  writeStored(key, language);
  tryOrUndefined(() => (document.cookie = `${key}=${language}; path=/; max-age=${aYear}; SameSite=Lax`));
}
