import enDownload from '../../translations/en/download.json' with { type: 'json' };
import enFilms from '../../translations/en/films.json' with { type: 'json' };
import enHome from '../../translations/en/home.json' with { type: 'json' };
import enSamples from '../../translations/en/samples.json' with { type: 'json' };
import heDownload from '../../translations/he/download.json' with { type: 'json' };
import heFilms from '../../translations/he/films.json' with { type: 'json' };
import heHome from '../../translations/he/home.json' with { type: 'json' };
import heSamples from '../../translations/he/samples.json' with { type: 'json' };
import type { Language } from '../../src/locale/languages.ts';

const messages = {
  en: { ...enFilms, ...enSamples, ...enHome, ...enDownload },
  he: { ...heFilms, ...heSamples, ...heHome, ...heDownload },
} satisfies Record<Language, object>;

/** Messages for scenes: the films' own, the samples, the landing page's and the download page's. */
export type WordId = Extract<keyof (typeof messages)['en'], string>;

export type Say = (id: WordId, values?: Record<string, string | number>) => string;

const open = '\u2066';
const close = '\u2069';

/** Truncates a text; closes a split isolate. */
export function cut(text: string, length: number): string {
  const kept = text.slice(0, length);
  return kept.lastIndexOf(open) > kept.lastIndexOf(close) ? kept + close : kept;
}

/** A language's texts. `<bdi>` becomes Unicode isolates, since texts are split into letters. */
export function wordsOf(language: Language): Say {
  return (id, values = {}) =>
    Object.entries(values)
      .reduce<string>(
        (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
        messages[language][id],
      )
      .replaceAll('<bdi>', open)
      .replaceAll('</bdi>', close);
}

/** A text without markup. */
export function plain(text: string): string {
  return text.replaceAll(/<\/?\w+>|[\u2066\u2069]/g, '');
}
