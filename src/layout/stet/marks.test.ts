// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  describeRange,
  findRange,
  fragmentOf,
  readMarks,
  storeMarks,
  expandToWords,
  type Mark,
} from './marks';

const mark: Mark = {
  path: '/terms',
  page: 'Terms',
  language: 'en',
  quote: 'the original stands',
  text: 'the original stands',
  before: '',
  link: 'https://example.com/terms',
};

describe('the address of a quote', () => {
  it.each([
    ['the original stands', '#:~:text=the%20original%20stands'],
    ['a follow-up, & more', '#:~:text=a%20follow%2Dup%2C%20%26%20more'],
    [
      'one two three four five six seven eight nine',
      '#:~:text=one%20two%20three%20four,six%20seven%20eight%20nine',
    ],
  ])('of “%s” is %s', (quote, fragment) => {
    expect(fragmentOf(quote)).toBe(fragment);
  });
});

describe('the place of a mark (X21)', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>It <b>stands</b> here.</p><p>It stands there.</p>';
  });

  it('finds repeated words and words across elements', () => {
    const range = document.createRange();
    const text = document.querySelector('p:last-child')?.firstChild ?? document;
    range.setStart(text, 0);
    range.setEnd(text, 9);
    const found = findRange(describeRange(range, document.body), document.body);
    expect(found?.startContainer).toBe(text);
    expect(found?.toString()).toBe('It stands');

    const across = findRange({ text: 'It stands here', before: '' }, document.body);
    expect(across?.startContainer.parentElement?.tagName).toBe('P');
    expect(across?.toString()).toBe('It stands here');
  });

  it('is undefined if the text has changed', () => {
    expect(findRange({ text: 'It fell', before: '' }, document.body)).toBeUndefined();
  });
});

describe('a range', () => {
  it.each([
    ['The w|hole of i|t.', 'whole of it'],
    ['The |whole| of it.', 'whole'],
    ['The whole| of| it.', ' of'],
    ['ככל ש|המכו|נה.', 'שהמכונה'],
  ])('in “%s” is widened to “%s”', (marked, words) => {
    const [start = '', inside = '', end = ''] = marked.split('|');
    const text = document.createTextNode(start + inside + end);
    document.body.replaceChildren(text);
    const range = document.createRange();
    range.setStart(text, start.length);
    range.setEnd(text, start.length + inside.length);
    const [before, behind] = expandToWords(range);
    expect(range.toString()).toBe(words);
    expect(before + inside + behind).toBe(words);
  });
});

describe('stored marks', () => {
  it('are restored, and removed with the last one', () => {
    storeMarks([mark]);
    expect(readMarks()).toEqual([mark]);
    storeMarks([]);
    expect(localStorage.length).toBe(0);
  });

  it.each(['getItem', 'setItem'] as const)('last as long as the page if storage refuses: %s', (method) => {
    localStorage.clear();
    const refusal = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
    storeMarks([mark]);
    expect(readMarks()).toEqual([mark]);
    storeMarks([]);
    expect(readMarks()).toEqual([]);
    refusal.mockRestore();
  });

  it('are empty if storage is invalid', () => {
    localStorage.setItem('stet.marks', '[{"path":1},null]');
    expect(readMarks()).toEqual([]);
    localStorage.setItem('stet.marks', '{');
    expect(readMarks()).toEqual([]);
  });
});
