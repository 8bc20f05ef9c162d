// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isSearchKey, storeSlash } from './searchShortcut';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

afterEach(() => storeSlash(true));

describe('the keys of the search (X15)', () => {
  it.each([
    [{ key: '/' }, true],
    [{ key: '/', code: 'Digit7', shiftKey: true }, true],
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', ctrlKey: true, shiftKey: true }, false],
    [{ key: 'ל', code: 'KeyK', metaKey: true }, true],
    [{ key: 't', code: 'KeyK', ctrlKey: true }, false],
    [{ key: 'k' }, false],
    [{ key: '/', altKey: true }, false],
    [{ key: '/', ctrlKey: true }, false],
  ])('%j: %s', (init, isOurs) => expect(isSearchKey(key(init))).toBe(isOurs));

  it('leave text fields alone, and can be switched off (WCAG 2.1.4)', () => {
    const field = document.body.appendChild(document.createElement('input'));
    let isOurs: boolean | undefined;
    field.addEventListener('keydown', (event) => (isOurs = isSearchKey(event)));
    field.dispatchEvent(key({ key: '/' }));
    expect(isOurs).toBe(false);
    storeSlash(false);
    expect(isSearchKey(key({ key: '/' }))).toBe(false);
    expect(isSearchKey(key({ key: 'k', ctrlKey: true }))).toBe(true);
  });
});
