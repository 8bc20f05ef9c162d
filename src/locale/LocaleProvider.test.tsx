// @vitest-environment jsdom
import { createServedStyles } from '@stet/theme/core';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CountryAnswer } from '../data/country';
import type { Language } from './languages';
import { createLocaleFiles } from './localeFiles';
import { LocaleProvider } from './LocaleProvider';
import { preserveScrollAnchor } from './preserveScrollAnchor';
import type { LanguageSources } from './resolveLanguage';
import { useLocale, type LocaleState } from './useLocale';

vi.mock('./preserveScrollAnchor', () => ({ preserveScrollAnchor: vi.fn<() => void>() }));

afterEach(() => {
  cleanup();
  vi.mocked(preserveScrollAnchor).mockReset();
  delete window.stetStart;
});

let visits = 0;

/** The page at an address, and what leads on from there. `answer` is the location service's. */
async function open(address: string, sources: LanguageSources, answer?: Promise<CountryAnswer>) {
  const files = createLocaleFiles({
    loadMessages: () => Promise.resolve({}),
    loadStyles: (language) => createServedStyles(language === 'he' ? 'rtl' : 'ltr'),
  });
  await Promise.all([files.load('en', []), files.load('he', [])]);
  Object.assign(window, { stetStart: { answer: 'pending', finalAnswer: answer } });
  const locale = {} as Pick<LocaleState, 'setLanguage' | 'language'>;
  function Reader() {
    const setLanguage = useLocale('setLanguage');
    const language = useLocale('language');
    useLayoutEffect(() => void Object.assign(locale, { setLanguage, language }));
    return null;
  }
  const element = (
    <LocaleProvider files={files} sources={sources} {...(answer && { locationUrl: `/location/${visits++}` })}>
      <Outlet />
    </LocaleProvider>
  );
  const children = [{ path: '*', Component: Reader }];
  const router = createMemoryRouter([{ element, children }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  return {
    /** The address, and the language on screen. */
    shown() {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash} ${locale.language}`;
    },
    choose: (language: Language) => act(async () => locale.setLanguage(language)),
    go: (to: string) => act(() => router.navigate(to)),
  };
}

describe('a choice of language (L7)', () => {
  it.each([
    ['/faq?view=both&utm_source=letter&lng=en#main', 'he', '/he/faq?view=both#main he'],
    ['/he/faq?gclid=1', 'en', '/faq en'],
    ['/', 'he', '/he he'],
    ['/pricing?v=il-en&users=12', 'he', '/he/pricing?users=12 he'],
  ] as const)('at %s leads to the address that is %s', async (address, wanted, expected) => {
    const { choose, shown } = await open(address, { query: wanted === 'he' ? 'en' : 'he' });
    await choose(wanted);
    expect(shown()).toBe(expected);
    expect(preserveScrollAnchor).toHaveBeenCalledTimes(1);
  });

  it('of the language on screen changes nothing', async () => {
    const { choose, shown } = await open('/faq?ref=x', { query: 'en' });
    await choose('en');
    expect(shown()).toBe('/faq?ref=x en');
    expect(preserveScrollAnchor).not.toHaveBeenCalled();
  });
});

describe('the location service’s answer (L4, L5)', () => {
  const hebrewBrowser = { browser: ['he-IL'] };
  it.each([
    ['/contact?utm_source=x', {}, 'il', '/contact?utm_source=x en'],
    ['/he/contact?lng=he', { query: 'he' }, 'il', '/he/contact he'],
    ['/he/contact?lng=he', { query: 'he' }, 'non-il', '/contact?lng=he en'],
    ['/he/contact', { path: 'he' }, 'non-il', '/he/contact he'],
    ['/contact', hebrewBrowser, 'failed', '/he/contact he'],
    ['/contact', hebrewBrowser, 'il', '/contact en'],
  ] as const)('%s by %j, with the answer %s, leads to %s', async (address, sources, answer, expected) => {
    const { shown } = await open(address, sources, Promise.resolve(answer));
    expect(shown()).toBe(expected);
  });

  it('is still obeyed at the page that the visitor opens before it', async () => {
    let give!: (answer: CountryAnswer) => void;
    const { go, shown } = await open('/contact', hebrewBrowser, new Promise((resolve) => (give = resolve)));
    await go('/faq');
    expect(shown()).toBe('/faq en');
    await act(async () => give('failed'));
    expect(shown()).toBe('/he/faq he');
  });
});
