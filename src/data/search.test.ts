import { describe, expect, it } from 'vitest';
import { excerptAround, findEntries, markFound } from './search';

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

  it('marks what was found, Hebrew prefixes and all', () => {
    expect(markFound('את המחיר, כן', 'מחיר').filter(({ isFound }) => isFound)).toEqual([
      { text: 'המחיר', isFound: true },
    ]);
  });

  it('quotes the place where a word stands', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const quote = excerptAround(text, 'needle');
    expect(quote).toMatch(/^… before .*needle.* …$/);
    expect(quote.length).toBeLessThan(160);
    expect(excerptAround('short', 'x')).toBe('short');
  });
});
