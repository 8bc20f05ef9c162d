import { describe, expect, it } from 'vitest';
import {
  resolveLanguage,
  type CountryAnswer,
  type LanguageSources,
  type ResolvedLocale,
} from './resolveLanguage';

/** Sources, location, and the expected language, country, menu and offer. */
type Row = [what: string, sources: LanguageSources, answer: CountryAnswer, expected: string];

const flags = ({ language, country, showsLanguageMenu, offersHebrew }: ResolvedLocale) =>
  [language, country, showsLanguageMenu && 'menu', offersHebrew && 'offer'].filter(Boolean).join(' ');

const hebrewBrowser = { browser: ['he-IL', 'en'], htmlTag: 'en' };

function table(rows: Row[]) {
  it.each(rows)('%s', (_what, sources, answer, expected) => {
    expect(flags(resolveLanguage(sources, answer))).toBe(expected);
  });
}

describe('the order of the sources when the country is unknown (L2)', () => {
  const all: LanguageSources = {
    query: 'he',
    cookie: 'en',
    localStorage: 'en',
    sessionStorage: 'en',
    browser: ['en'],
    htmlTag: 'en',
  };
  table([
    ['the query first', all, 'failed', 'he non-il menu'],
    ['then the cookie', { ...all, query: null, cookie: 'he' }, 'failed', 'he non-il menu'],
    [
      'then local storage',
      { localStorage: 'he', sessionStorage: 'en', browser: ['en'] },
      'failed',
      'he non-il menu',
    ],
    ['then session storage', { sessionStorage: 'he', browser: ['en'] }, 'failed', 'he non-il menu'],
    ['then the browser', { browser: ['he'], htmlTag: 'en' }, 'failed', 'he non-il menu'],
    ['then the html tag', { browser: ['fr'], htmlTag: 'he' }, 'failed', 'he non-il menu'],
    ['English when nothing says anything', {}, 'failed', 'en non-il'],
    [
      'the first of the browser’s languages that the site speaks',
      { browser: ['fr', 'he', 'en'] },
      'failed',
      'he non-il menu',
    ],
    ['whatever the region and the letter case', { query: 'HE-il' }, 'failed', 'he non-il menu'],
    [
      'passing over languages the site does not speak',
      { query: 'fr', cookie: 'xx', localStorage: 'he' },
      'failed',
      'he non-il menu',
    ],
    ['passing over empty values', { query: '', cookie: '', localStorage: 'he' }, 'failed', 'he non-il menu'],
  ]);
});

describe('a country forced by the address (L3)', () => {
  table([
    ['il-he: Israel in Hebrew', { forced: 'il-he' }, 'pending', 'he il menu'],
    ['il-en: Israel in English', { forced: 'il-en' }, 'pending', 'en il menu'],
    ['wins over every choice', { forced: 'il-en', query: 'he', cookie: 'he' }, 'pending', 'en il menu'],
    ['wins over the location call', { forced: 'il-he' }, 'non-il', 'he il menu'],
    ['makes no offer: the language is named', { ...hebrewBrowser, forced: 'il-en' }, 'pending', 'en il menu'],
    ['a path below /he does the same', { path: 'he', cookie: 'en' }, 'pending', 'he il menu'],
    ['it wins over the query and the location call', { path: 'he', query: 'en' }, 'non-il', 'he il menu'],
    ['v wins over the path', { path: 'he', forced: 'il-en' }, 'pending', 'en il menu'],
    ['and where v says nothing, the path does', { path: 'he', forced: 'us-en' }, 'pending', 'he il menu'],
    ['any other value counts for nothing', { forced: 'us-he' }, 'non-il', 'en non-il'],
    ['nor does a language the site does not speak', { forced: 'il-fr' }, 'pending', 'en non-il'],
  ]);
});

describe('in Israel (L4, L5)', () => {
  table([
    ['English, with the menu', { browser: ['en'] }, 'il', 'en il menu'],
    ['a choice made now outlives the call', { query: 'he' }, 'il', 'he il menu'],
    ['a choice of an earlier visit outlives it too', { cookie: 'he' }, 'il', 'he il menu'],
    ['and so does one kept in storage', { localStorage: 'he' }, 'il', 'he il menu'],
    ['a guess does not, but brings an offer', hebrewBrowser, 'il', 'en il menu offer'],
    ['the html tag is a guess too', { htmlTag: 'he' }, 'il', 'en il menu'],
    ['who chose English gets no offer', { ...hebrewBrowser, cookie: 'en' }, 'il', 'en il menu'],
  ]);
});

describe('outside Israel (L4, L7)', () => {
  table([
    ['English, without the menu', {}, 'non-il', 'en non-il'],
    ['whatever was chosen', { query: 'he', cookie: 'he' }, 'non-il', 'en non-il'],
    ['whatever the browser prefers, and without an offer', hebrewBrowser, 'non-il', 'en non-il'],
  ]);
});

describe('before the location call has answered (L5)', () => {
  table([
    ['the visitor’s own choice', { cookie: 'he' }, 'pending', 'he non-il'],
    ['else English, whatever the browser prefers', hebrewBrowser, 'pending', 'en non-il'],
  ]);
});

describe('when the location call fails (L5)', () => {
  table([
    [
      'Hebrew to a browser that prefers it, with a menu to leave it',
      hebrewBrowser,
      'failed',
      'he non-il menu',
    ],
    [
      'English by choice to a browser that prefers Hebrew, with the menu',
      { ...hebrewBrowser, cookie: 'en' },
      'failed',
      'en non-il menu',
    ],
    ['English without a menu to everybody else', { browser: ['en-GB'] }, 'failed', 'en non-il'],
  ]);
});
