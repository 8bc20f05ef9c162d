import { inLanguage, withoutLanguage } from '../paths';
import type { Language } from './languages';

/** The page's path and query in a language. Below `/he` the language parameters are redundant. */
export function pageAddress(language: Language): string {
  const url = new URL(location.href);
  for (const name of ['lng', 'v'])
    // Keeps the spelling of an unchanged query.
    if (language === 'he' && url.searchParams.has(name)) url.searchParams.delete(name);
  return inLanguage(withoutLanguage(url.pathname), language) + url.search + url.hash;
}

/** Replaces the address by that of a language, without navigation; the history state stays. */
export function showInAddress(language: Language): void {
  const address = pageAddress(language);
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
}
