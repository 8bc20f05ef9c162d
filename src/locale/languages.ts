import type { Direction } from '@stet/theme/core';

/** One record per language: its own name, direction and the locale that dates and numbers follow. */
export const languages = {
  en: { name: 'English', label: 'EN', direction: 'ltr', intlLocale: 'en-US' },
  he: { name: 'עברית', label: 'עב', direction: 'rtl', intlLocale: 'he-IL' },
} as const satisfies Record<
  string,
  { name: string; label: string; direction: Direction; intlLocale: string }
>;

/** A language of the site. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** The other of the two. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'he' : 'en');

/** The language a code or tag names (`he`, `he-IL`, `HE`), or undefined if the site does not have it. */
export function asLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split('-')[0];
  return languageCodes.find((language) => language === code);
}

/** Writing direction of a language tag; Arabic is right-to-left too, should it ever be added. */
export function directionOf(tag: string): Direction {
  return /^(he|ar)\b/i.test(tag) ? 'rtl' : 'ltr';
}
