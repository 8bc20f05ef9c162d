import { describe, expect, it } from 'vitest';
import type { CountryAnswer } from '../data/country';
import { resolveLanguage, shouldOfferHebrew, type LanguageSources } from './resolveLanguage';

/** Sources, and the expected language, country, menu and offer. */
type Row = [what: string, sources: LanguageSources, expected: string];

function flags(sources: LanguageSources, answer: CountryAnswer) {
  const { language, country, showsLanguageMenu } = resolveLanguage(sources, answer);
  const offer = shouldOfferHebrew(sources, answer) && 'offer';
  return [language, country, showsLanguageMenu && 'menu', offer].filter(Boolean).join(' ');
}

const hebrewBrowser = { browser: ['he-IL', 'en'], htmlTag: 'en' };

/** What the sources lead to when the location call has this answer. */
function table(answer: CountryAnswer, rows: Row[]) {
  it.each(rows)('%s', (_what, sources, expected) => {
    expect(flags(sources, answer)).toBe(expected);
  });
}

describe('the order of the sources when the country is unknown (L2, L6, X20)', () => {
  const all: LanguageSources = {
    query: 'he',
    cookie: 'en',
    localStorage: 'en',
    sessionStorage: 'en',
    browser: ['en'],
    htmlTag: 'en',
  };
  table('failed', [
    ['the query first', all, 'he non-il menu'],
    ['then the cookie', { ...all, query: null, cookie: 'he' }, 'he non-il menu'],
    ['then local storage', { localStorage: 'he', sessionStorage: 'en', browser: ['en'] }, 'he non-il menu'],
    ['then session storage', { sessionStorage: 'he', browser: ['en'] }, 'he non-il menu'],
    ['then the browser', { browser: ['he'], htmlTag: 'en' }, 'he non-il menu'],
    ['then the html tag', { browser: ['fr'], htmlTag: 'he' }, 'he non-il menu'],
    ['English when nothing says anything', {}, 'en non-il'],
    ['the browser’s first language that the site speaks', { browser: ['fr', 'he', 'en'] }, 'he non-il menu'],
    ['whatever the region and the letter case', { query: 'HE-il' }, 'he non-il menu'],
    [
      'passing over languages the site does not speak',
      { query: 'fr', cookie: 'xx', localStorage: 'he' },
      'he non-il menu',
    ],
    ['passing over empty values', { query: '', cookie: '', localStorage: 'he' }, 'he non-il menu'],
  ]);
});

describe('a country forced by the address (L3)', () => {
  table('pending', [
    ['il-he: Israel in Hebrew', { forced: 'il-he' }, 'he il menu'],
    ['il-en: Israel in English', { forced: 'il-en' }, 'en il menu'],
    ['wins over every choice', { forced: 'il-en', query: 'he', cookie: 'he' }, 'en il menu'],
    ['makes no offer: the language is named', { ...hebrewBrowser, forced: 'il-en' }, 'en il menu'],
    ['a path below /he does the same', { path: 'he', cookie: 'en' }, 'he il menu'],
    ['v wins over the path', { path: 'he', forced: 'il-en' }, 'en il menu'],
    ['and where v says nothing, the path does', { path: 'he', forced: 'us-en' }, 'he il menu'],
    ['a language the site does not speak counts for nothing', { forced: 'il-fr' }, 'en non-il'],
  ]);
  table('non-il', [
    ['wins over the location call', { forced: 'il-he' }, 'he il menu'],
    ['a path below /he wins over the query, too', { path: 'he', query: 'en' }, 'he il menu'],
    ['any other value counts for nothing', { forced: 'us-he' }, 'en non-il'],
  ]);
});

describe('in Israel (L4, L5)', () => {
  table('il', [
    ['English, with the menu', { browser: ['en'] }, 'en il menu'],
    ['a choice made now outlives the call', { query: 'he' }, 'he il menu'],
    ['a choice of an earlier visit outlives it too', { cookie: 'he' }, 'he il menu'],
    ['and so does one kept in storage', { localStorage: 'he' }, 'he il menu'],
    ['a guess does not, but brings an offer', hebrewBrowser, 'en il menu offer'],
    ['the html tag is a guess too', { htmlTag: 'he' }, 'en il menu'],
    ['who chose English gets no offer', { ...hebrewBrowser, cookie: 'en' }, 'en il menu'],
  ]);
});

describe('outside Israel (L4, L7)', () => {
  table('non-il', [
    ['English, without the menu', {}, 'en non-il'],
    ['whatever was chosen', { query: 'he', cookie: 'he' }, 'en non-il'],
    ['whatever the browser prefers, and without an offer', hebrewBrowser, 'en non-il'],
  ]);
});

describe('before the location call has answered (L5)', () => {
  table('pending', [
    ['the visitor’s own choice', { cookie: 'he' }, 'he non-il'],
    ['else English, whatever the browser prefers', hebrewBrowser, 'en non-il'],
  ]);
});

describe('when the location call fails (L5)', () => {
  table('failed', [
    ['Hebrew to a browser that prefers it, with a menu to leave it', hebrewBrowser, 'he non-il menu'],
    [
      'by choice English to a browser that prefers Hebrew, with the menu',
      { ...hebrewBrowser, cookie: 'en' },
      'en non-il menu',
    ],
    ['English without a menu to everybody else', { browser: ['en-GB'] }, 'en non-il'],
  ]);
});
