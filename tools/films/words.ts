import enFilms from '../../translations/en/films.json' with { type: 'json' };
import enHome from '../../translations/en/home.json' with { type: 'json' };
import enSamples from '../../translations/en/samples.json' with { type: 'json' };
import heFilms from '../../translations/he/films.json' with { type: 'json' };
import heHome from '../../translations/he/home.json' with { type: 'json' };
import heSamples from '../../translations/he/samples.json' with { type: 'json' };
import type { Language } from '../../src/locale/languages.ts';

const messages = {
  en: { ...enFilms, ...enSamples, ...enHome },
  he: { ...heFilms, ...heSamples, ...heHome },
} satisfies Record<Language, object>;

/** The id of a message that a scene may say: what only films say, the samples that pages show too, and the landing page. */
export type WordId = Extract<keyof (typeof messages)['en'], string>;

export type Say = (id: WordId, values?: Record<string, string | number>) => string;

const open = '\u2066';
const close = '\u2069';

/** Cuts a text after so many characters; an isolate that is cut in two is closed. */
export function cut(text: string, length: number): string {
  const kept = text.slice(0, length);
  return kept.lastIndexOf(open) > kept.lastIndexOf(close) ? kept + close : kept;
}

/**
 * The words of a language. `<bdi>` becomes a pair of Unicode isolates, since scenes cut texts into letters and a tag must not
 * be cut in two.
 */
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

/** A text without its markup. */
export function plain(text: string): string {
  return text.replaceAll(/<\/?\w+>|[\u2066\u2069]/g, '');
}
