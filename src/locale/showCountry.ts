import type { ResolvedLocale } from './resolveLanguage';

/** Sets the attributes of `<html>` that styles for the country use, where they differ: the same value would invalidate styles, too. */
export function showCountry({
  country,
  showsLanguageMenu,
}: Pick<ResolvedLocale, 'country' | 'showsLanguageMenu'>): void {
  const { documentElement: html } = document;
  if (html.dataset.country !== country) html.dataset.country = country;
  html.toggleAttribute('data-language-menu', showsLanguageMenu);
}
