import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfPath, pagePathOf, withoutLanguage } from './paths';

describe('an address in a language (X20)', () => {
  it.each([
    ['/', '/he'],
    ['/pricing', '/he/pricing'],
    ['/hiring/legal-editor', '/he/hiring/legal-editor'],
    ['/?plan=team', '/he?plan=team'],
    ['/#expertise', '/he#expertise'],
    ['/faq?view=both#training', '/he/faq?view=both#training'],
  ])('of %s is %s in Hebrew, and vice versa', (english, hebrew) => {
    expect(inLanguage(english, 'he')).toBe(hebrew);
    expect(inLanguage(english, 'en')).toBe(english);
    expect(withoutLanguage(hebrew)).toBe(english);
    expect(withoutLanguage(english)).toBe(english);
    expect([languageOfPath(hebrew), languageOfPath(english)]).toEqual(['he', undefined]);
  });

  it.each([
    ['//pricing', '/pricing'],
    ['/he//pricing', '/pricing'],
    ['//he/pricing', '/pricing'],
    ['/hiring//legal-editor/', '/hiring/legal-editor'],
  ])('takes slashes that a server merges for one: %s', (address, path) => {
    expect(pagePathOf(address)).toBe(path);
  });

  it.each(['/help', '/hebrew', '/a/he', '/HE'])('does not treat %s as Hebrew', (path) => {
    expect([languageOfPath(path), withoutLanguage(path)]).toEqual([undefined, path]);
  });
});
