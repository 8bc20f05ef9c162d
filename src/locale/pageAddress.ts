import { inLanguage, withoutLanguage } from '../paths';
import type { Language } from './languages';

/** The address of this page in a language, from the path on. Under `/he` the parameters that name a language say nothing more. */
export function pageAddress(language: Language): string {
  const url = new URL(location.href);
  for (const name of ['lng', 'v'])
    // An unchanged query keeps its own spelling.
    if (language === 'he' && url.searchParams.has(name)) url.searchParams.delete(name);
  return inLanguage(withoutLanguage(url.pathname), language) + url.search + url.hash;
}

/** Has the address bar name a language. Nothing is loaded, and the entry of the history keeps its state. */
export function showInAddress(language: Language): void {
  const address = pageAddress(language);
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
}
