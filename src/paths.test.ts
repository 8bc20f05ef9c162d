import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  isReadBy,
  languageOfPath,
  pageLanguageOf,
  pagePathOf,
  paramsOf,
  withoutLanguage,
} from './paths';

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

  it.each([
    ['/%68e/pricing', 'he', '/pricing'],
    ['/h%65', 'he', '/'],
    ['/hiring/legal%2Deditor', 'en', '/hiring/legal-editor'],
    ['/hiring/legal%2deditor/', 'en', '/hiring/legal-editor'],
    ['/he/blog/%D7%A9%2dx', 'he', '/blog/%D7%A9-x'],
    ['/hiring%2Flegal-editor', 'en', '/hiring%2Flegal-editor'],
    ['/%', 'en', '/%'],
  ])('is read in any spelling: %s is in %s, the page %s', (address, language, path) => {
    expect([pageLanguageOf(address), pagePathOf(address)]).toEqual([language, path]);
  });

  it.each(['/help', '/hebrew', '/a/he', '/HE'])('does not treat %s as Hebrew', (path) => {
    expect([languageOfPath(path), withoutLanguage(path)]).toEqual([undefined, path]);
  });
});

it.each([
  ['/pricing', 'users', true],
  ['/pricing', 'Users', true],
  ['/faq', 'users', false],
  ['/', 'gclid', false],
  ['/blog/a-post', 'v', false],
  ['/pricing', '', false],
])('the page %s reads the parameter %j of an address: %s (X19)', (path, name, isRead) => {
  expect(isReadBy(path, name)).toBe(isRead);
});

it.each(['?a=x&amp;users=12', '?amp;users=12', '?a=x&amp;amp;users=12&amp;b=c'])(
  'reads the parameters of %s, which was damaged on its way (X6)',
  (search) => {
    expect(paramsOf(search).get('users')).toBe('12');
  },
);
