// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../lib/createStore';
import type { Language } from '../locale/languages';
import { LocaleContext, type LocaleState } from '../locale/useLocale';
import { RouteAnnouncer } from './RouteAnnouncer';

afterEach(cleanup);

function renderSite() {
  const locale = createStore({ language: 'en' } as LocaleState);
  const element = (
    <LocaleContext value={locale}>
      <RouteAnnouncer />
      <main>
        <h1>Title</h1>
        <section id="part">
          <h2>Part</h2>
        </section>
      </main>
    </LocaleContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return {
    navigate: (to: string) => act(() => router.navigate(to)),
    setLanguage: (language: Language) => act(() => locale.set({ ...locale.get(), language })),
  };
}

it.each([
  ['stays where it is if the hash of the same page cannot be decoded', '/#%', undefined],
  ['moves to the heading of the part that the address names', '/terms#part', 'Part'],
  ['moves to the heading of a new page', '/terms#%', 'Title'],
])('the focus %s', async (_what, address, heading) => {
  const { navigate } = renderSite();
  await navigate(address);
  const focused = heading ? screen.getByRole('heading', { name: heading }) : document.body;
  expect(document.activeElement).toBe(focused);
});

it('a title in the former language is not left for screen readers', async () => {
  const { navigate, setLanguage } = renderSite();
  document.title = 'Terms · Stet';
  await navigate('/terms');
  expect(screen.getByRole('status').textContent).toBe('Terms · Stet');
  setLanguage('he');
  expect(screen.getByRole('status').textContent).toBe('');
});
