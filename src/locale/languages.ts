import type { Direction } from '@stet/theme/core';

export const languageCodes = ['en', 'he'] as const;

export type Language = (typeof languageCodes)[number];

/** Name, direction, and the locale of dates and numbers. */
export const languages = {
  en: { name: 'English', label: 'EN', direction: 'ltr', intlLocale: 'en-US' },
  he: { name: 'עברית', label: 'עברית', direction: 'rtl', intlLocale: 'he-IL' },
} as const satisfies Record<
  Language,
  { name: string; label: string; direction: Direction; intlLocale: string }
>;

/** The other one of the two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'he' : 'en');

/** The language of a code or tag (`he`, `he-IL`, `HE`), or undefined. */
export function asLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split('-')[0];
  return languageCodes.find((language) => language === code);
}

/** Writing direction of a language tag, also for Arabic. */
export function directionOf(tag: string): Direction {
  return /^(he|ar)\b/i.test(tag) ? 'rtl' : 'ltr';
}
