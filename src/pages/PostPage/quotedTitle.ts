import type { Language } from '../../locale/languages';

/** A title between quotation marks: its own become single ones, but not the gershayim of an abbreviation. */
export function quotedTitle(title: string, language: Language): string {
  return language === 'he'
    ? title.replace(/(?<!\p{L})[״„"]|[״”"](?!\p{L})/gu, '׳')
    : title.replaceAll('“', '‘').replaceAll('”', '’');
}
