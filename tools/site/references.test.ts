import { describe, expect, it } from 'vitest';
import { compileMessage } from './compileMessage.ts';
import { readPage } from './readPage.ts';
import {
  assertReferences,
  brokenReferences,
  marketingSources,
  quotedText,
  type WrittenClaim,
  type WrittenPage,
} from './references.ts';

const page = (path: string, body: string, language = 'en'): WrittenPage => ({
  path,
  file: `${language}${path}`,
  language,
  document: readPage(body),
});

const privacy = page(
  '/privacy',
  '<section id="s-3"><h2>3</h2><p id="s-3-1">Inputs are processed to give <b>you</b>\n suggestions.</p><p>Never for training.</p></section>',
);

const claim = (over: Partial<WrittenClaim> = {}): WrittenClaim => ({
  id: 'inputs',
  language: 'en',
  to: '/privacy#s-3-1',
  quote: 'Inputs are processed to give you suggestions.',
  ...over,
});

describe('a link with a hash (X8)', () => {
  it.each([
    ['to its own page', '#here'],
    ['to its own page by its path', '/#here'],
    ['to another page', '/privacy#s-3-1'],
    ['with a query', '/privacy?lng=en#s-3'],
    ['with an encoded id', '/privacy#s%2D3'],
    ['to an id with a percent sign', '#100%'],
    ['to another host', 'https://example.com/privacy#nothing'],
    ['to a host without a scheme', '//example.com/privacy#nothing'],
    ['to a heading of a post', '/blog/some-post#heading'],
    ['to nothing but the top', '#'],
  ])('may lead %s', (_what, href) => {
    expect(
      brokenReferences([page('/', `<a id="here" href="${href}">x</a><p id="100%"></p>`), privacy], []),
    ).toEqual([]);
  });

  it.each([
    ['#there', 'en/ links to #there, but that page has no element with the id “there”.'],
    ['#9%', 'en/ links to #9%, but that page has no element with the id “9%”.'],
    ['/privacy#s-9', 'en/ links to /privacy#s-9, but that page has no element with the id “s-9”.'],
    ['https://exa mple.com/', 'en/ links to https://exa mple.com/, which is not a valid address.'],
    ['/nowhere#s-3', 'en/ links to /nowhere#s-3, but there is no page /nowhere.'],
  ])('to %s, which leads nowhere, is reported', (href, sentence) => {
    expect(brokenReferences([page('/', `<a href="${href}">x</a>`), privacy], [])).toEqual([sentence]);
  });

  it('is checked in the page of its own language', () => {
    const hebrew = page('/', '<a href="/he/privacy#s-3">x</a>', 'he');
    expect(brokenReferences([hebrew, privacy], [])).toEqual([
      'he/ links to /he/privacy#s-3, but there is no page /he/privacy.',
    ]);
  });

  it.each([
    ['he', '/privacy', 'he/ links to /privacy, which is not in he.'],
    ['en', '/he/privacy#s-3', 'en/ links to /he/privacy#s-3, which is not in en.'],
  ])('must stay in the language of its page, as must others: %s, %s', (language, href, sentence) => {
    const from = page('/', `<a href="${href}">x</a>`, language);
    expect(brokenReferences([from, { ...privacy, language }], [])).toEqual([sentence]);
  });

  it('that is on every page is reported once', () => {
    const pages = ['/', '/faq'].map((path) => page(path, '<a href="/privacy#s-9">x</a>'));
    expect(brokenReferences([...pages, privacy], [])).toHaveLength(1);
  });
});

describe('a claim (X8)', () => {
  it.each([
    ['across elements and lines', claim()],
    ['across blocks', claim({ to: '/privacy#s-3', quote: 'suggestions. Never for training.' })],
    ['with an omission', claim({ to: '/privacy#s-3', quote: 'Inputs are processed … Never for training.' })],
    ['with isolated words', claim({ quote: 'processed to give \u2066you\u2069 suggestions' })],
  ])('finds its quote %s', (_what, written) => {
    expect(brokenReferences([privacy], [written])).toEqual([]);
  });

  it.each([
    ['words that stand elsewhere', claim({ quote: 'Never for training.' }), 'does not say so'],
    ['words in another order', claim({ to: '/privacy#s-3', quote: 'Never … Inputs' }), 'does not say so'],
    ['an element that is not there', claim({ to: '/privacy#s-9' }), 'no element with the id “s-9”'],
    ['a page that is not there', claim({ to: '/terms#s-1' }), 'there is no page /terms'],
    ['a language that does not say it', claim({ language: 'he' }), 'there is no page /he/privacy'],
    ['a whole page', claim({ to: '/privacy' }), 'names no element'],
  ])('that refers to %s is reported', (_what, written, complaint) => {
    const broken = brokenReferences([privacy], [written]);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toContain('The claim “inputs”');
    expect(broken[0]).toContain(complaint);
  });

  it('that is not true stops the build', () => {
    expect(() => assertReferences([privacy], [claim({ quote: 'We never read anything.' })])).toThrow(
      'The claim “inputs” quotes “We never read anything.” (en), but /privacy#s-3-1 does not say so.',
    );
  });
});

describe('a source (X8)', () => {
  it.each([
    ['a clause of the terms', '/terms#s-9-1'],
    ['a clause of the privacy policy', '/privacy#s-12-1'],
    ['a line of the service description', '/terms#a-8'],
    ['a plan', '/pricing#plan-pro'],
    ['a plan of two words', '/pricing#plan-pro-duo'],
    ['the prices of tokens', '/tokens'],
  ])('may be %s', (_what, to) => {
    expect(marketingSources([{ name: 'The answer “a”', to }])).toEqual([]);
  });

  it.each([
    ['a section of the landing page', '/#private_secure'],
    ['a section of the page for IT', '/for-it#deployment'],
    ['a question', '/faq#training'],
    ['a part of the price list that is no plan', '/pricing#duo'],
    ['a post', '/blog/some-post#heading'],
    ['a whole document', '/terms'],
    ['a section without a clause', '/privacy#s-9'],
    ['another host', 'https://example.com/terms#s-9-1'],
  ])('is never %s', (_what, to) => {
    expect(marketingSources([{ name: 'The answer “a”', to }])).toEqual([
      `The answer “a” gives ${to} as its source, which advertises: cite a clause, a line of the service description, a plan or a price.`,
    ]);
  });

  it('of a claim on a marketing page stops the build, even if the quote is there, and is reported once', () => {
    const pages = ['en', 'he'].map((language) => page('/', '<p id="here">We are the best.</p>', language));
    const claims = ['en', 'he'].map((language) =>
      claim({ language, to: '/#here', quote: 'We are the best.' }),
    );
    expect(() => assertReferences(pages, claims)).toThrow(/^[^-]*- The claim “inputs” gives \/#here[^-]*$/);
  });

  it('of an answer on a marketing page stops the build', () => {
    const answer = { name: 'The answer “signOn” of the answer sheet', to: '/for-it#single-sign-on' };
    expect(() => assertReferences([privacy], [], [answer])).toThrow(
      'The answer “signOn” of the answer sheet gives /for-it#single-sign-on as its source',
    );
  });
});

describe('the words of a quote', () => {
  it('are those of its message, with the brand and without tags', () => {
    const message = compileMessage(
      'claims.a.quote',
      'Where there is none, <bdi>{brand}</bdi> says so.',
      'Stet',
    );
    expect(quotedText('claims.a.quote', message)).toBe('Where there is none, Stet says so.');
  });

  it('may have no arguments, since a quote is literal', () => {
    const message = compileMessage('claims.a.quote', 'Up to {tokens} tokens', 'Stet');
    expect(() => quotedText('claims.a.quote', message)).toThrow('claims.a.quote is a quote');
  });
});
