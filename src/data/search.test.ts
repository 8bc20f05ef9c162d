import { describe, expect, it } from 'vitest';
import {
  correctQuery,
  excerptAround,
  findEntries,
  groupByPage,
  isWrittenIn,
  markFound,
  quotedText,
} from './search';

const entries = [
  { to: '/', page: '', title: 'Home', text: 'Prices and tokens.' },
  { to: '/tokens', page: '', title: 'Token prices', text: 'Prepaid.' },
  { to: '/faq#cost', page: 'FAQ', title: 'כמה זה עולה?', text: 'המחיר במסלול, ולמשרד.' },
];
const found = (query: string) => findEntries(entries, query).map(({ to }) => to);

describe('search (X15)', () => {
  it.each([
    ['tokens', ['/tokens', '/']],
    ['prices token', ['/tokens', '/']],
    ['מחיר', ['/faq#cost']],
    ['במשרד', ['/faq#cost']],
    ['tokens nothing', []],
    ['  ', []],
  ])('%s finds %j', (query, addresses) => expect(found(query)).toEqual(addresses));

  it.each([
    ['tokns', 'tokens'],
    ['tokenns', 'tokens'],
    ['tokwn', 'tokens'],
    ['tkoens', 'tokens'],
    ['prepiad tokens', 'prepaid tokens'],
    ['pricse', 'prices'],
    ['המחרי', 'המחיר'],
    // Known words, too few letters, nothing that resembles them.
    ['prepaid home', undefined],
    ['tke', undefined],
    ['qqqqq', undefined],
    ['tokns qqqqq', undefined],
    ['', undefined],
  ])('corrects %j to %j', (query, correction) => expect(correctQuery(entries, query)).toBe(correction));

  it.each([
    ['12.4', ['/terms#s-12-4']],
    ['§ 12.4', ['/terms#s-12-4']],
    ['clause 12.4', ['/terms#s-12-4']],
    ['section 12.4 terms', ['/terms#s-12-4']],
    ['a.16', ['/terms#a-16']],
    ['annex 16', ['/terms#a-16']],
    ['annex a 16 terms', ['/terms#a-16']],
    ['annex 12', []],
    ['clause 16', []],
    ['12', ['/terms#s-12', '/pricing#quote']],
    // A clause repeats the words of its section.
    ['confidential', ['/terms#s-12']],
    // A number among other words is no section's.
    ['12 months', ['/pricing#quote']],
    ['12.5', []],
  ])('finds %s by its number', (query, addresses) => {
    const also = 'clause section';
    const page = 'Terms of Use';
    const text = 'It stays confidential.';
    const numbered = [
      { to: '/pricing#quote', page: 'Pricing', title: 'Your cost', text: '12 months' },
      { to: '/terms#s-12', page, title: 'Confidentiality', text, number: '12', also },
      { to: '/terms#s-12-4', page, title: 'Confidentiality', text, number: '12.4', also, byNumber: true },
      {
        to: '/terms#a-16',
        page,
        title: 'Service',
        text: 'A warning.',
        number: 'A.16',
        also,
        annex: 'annex A',
        byNumber: true,
      },
    ];
    expect(findEntries(numbered, query).map(({ to }) => to)).toEqual(addresses);
  });

  it('finds an entry by its text in the other language, and quotes it', () => {
    const terms = [{ to: '/terms#s-15', page: 'תנאי השימוש', title: 'אחריות', text: 'החבות מוגבלת.' }];
    const counterpart = {
      to: '/terms#s-15',
      page: 'Terms of Use',
      title: 'Liability',
      text: 'It is limited.',
    };
    const other = { language: 'en', entries: [counterpart] };
    expect(findEntries(terms, 'liability')).toEqual([]);
    expect(findEntries(terms, 'liability', other)).toEqual([
      { ...terms[0], quote: { language: 'en', text: 'Liability · It is limited.' } },
    ]);
    expect(findEntries(terms, 'אחריות', other)).toEqual(terms);
    expect(findEntries(terms, 'liability אחריות', other)).toEqual([]);
  });

  it('puts the results of a page together, numbered as they are shown', () => {
    const entry = (to: string, page: string) => ({ to, page, title: to, text: '' });
    const results = [entry('a1', 'A'), entry('B', ''), entry('a2', 'A'), entry('b1', 'B')];
    expect(
      groupByPage(results).map(({ name, members }) => [
        name,
        members.map(({ index, entry: { to } }) => `${index} ${to}`),
      ]),
    ).toEqual([
      ['A', ['0 a1', '1 a2']],
      ['B', ['2 B', '3 b1']],
    ]);
  });

  it('finds a phrase by its abbreviation', () => {
    const entry = { to: '/for-it#sso', page: 'For IT', title: 'Single sign-on', text: 'It is.', also: 'SSO' };
    expect(findEntries([entry], 'sso')).toEqual([entry]);
  });

  it.each([
    ['en', 'סודיות', false],
    ['en', 'ב־Word', true],
    ['he', 'ב־Word', true],
    ['he', 'liability', false],
    ['en', '7.2', false],
  ])('matches %s when %s is typed: %s', (language, query, expected) => {
    expect(isWrittenIn(language, query)).toBe(expected);
  });

  it('marks what was found, Hebrew prefixes and all', () => {
    expect(markFound('את המחיר, כן', 'מחיר').filter(({ isFound }) => isFound)).toEqual([
      { text: 'המחיר', isFound: true },
    ]);
  });

  it('quotes tables only if the text has no match', () => {
    const entry = { to: '/', page: '', title: 'Prices', text: 'What it costs.', details: 'Cost · $5' };
    expect(['costs', 'cost', '$5', 'other'].map((query) => quotedText(entry, query))).toEqual([
      entry.text,
      entry.text,
      entry.details,
      entry.text,
    ]);
  });

  it('quotes the text around a match', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const quote = excerptAround(text, 'needle');
    expect(quote).toMatch(/^… before .*needle.*\u00a0…$/);
    expect(quote.length).toBeLessThan(160);
    expect(excerptAround('short', 'x')).toBe('short');
    const sentence = `${'before '.repeat(40)}end. The needle is here.${' after'.repeat(40)}`;
    expect(excerptAround(sentence, 'needle')).toMatch(/^The needle is here\. after/);
  });
});
