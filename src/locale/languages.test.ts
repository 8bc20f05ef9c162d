import { describe, expect, it } from 'vitest';
import { asLanguage, directionOf, languageCodes, languages } from './languages';

describe('a language (L1)', () => {
  it.each([
    ['he', 'he'],
    ['he-IL', 'he'],
    [' EN ', 'en'],
    ['en-GB', 'en'],
    ['fr', undefined],
    ['hebrew', undefined],
    ['', undefined],
    [null, undefined],
  ])('named by %j is %j', (tag, language) => {
    expect(asLanguage(tag)).toBe(language);
  });

  it.each([
    ['he', 'rtl'],
    ['he-IL', 'rtl'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['en', 'ltr'],
    ['area', 'ltr'],
  ])('%s is written %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction);
  });

  it('has the direction of its tag', () => {
    for (const code of languageCodes) expect(languages[code].direction).toBe(directionOf(code));
  });
});
