import { inLanguage, mergeSlashes, withoutLanguage } from '../paths';
import type { Language } from './languages';

/**
 * Removes the parameters that name a language, and keeps the spelling of a query without them.
 * @returns whether there were any.
 */
export function removeLanguageParams({ searchParams }: URL): boolean {
  const named = ['lng', 'v'].filter((name) => searchParams.has(name));
  named.forEach((name) => searchParams.delete(name));
  return named.length > 0;
}

/** The page's path and query in a language. Below `/he` the language parameters are redundant. */
export function pageAddress(language: Language): string {
  const url = new URL(location.href);
  if (language === 'he') removeLanguageParams(url);
  return inLanguage(withoutLanguage(mergeSlashes(url.pathname)), language) + url.search + url.hash;
}

/** Replaces the address by that of a language, without navigation; the history state stays. */
export function showInAddress(language: Language): void {
  const address = pageAddress(language);
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
}
