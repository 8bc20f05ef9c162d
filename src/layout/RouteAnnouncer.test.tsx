// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouteAnnouncer } from './RouteAnnouncer';

afterEach(cleanup);

function renderSite({ pageFailed = false } = {}) {
  const element = (
    <>
      <RouteAnnouncer pageFailed={pageFailed} />
      <main>
        <h1>Title</h1>
        <section id="part">
          <h2>Part</h2>
        </section>
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

it.each([
  ['stays where it is if the hash of the same page cannot be decoded', '/#%', undefined],
  ['moves to the heading of the part that the address names', '/terms#part', 'Part'],
  ['moves to the heading of a new page', '/terms#%', 'Title'],
])('the focus %s', async (_what, address, heading) => {
  const navigate = renderSite();
  await navigate(address);
  const focused = heading ? screen.getByRole('heading', { name: heading }) : document.body;
  expect(document.activeElement).toBe(focused);
});

it('the focus stays where it is, and nothing is announced, if the new page could not be loaded', async () => {
  const navigate = renderSite({ pageFailed: true });
  await navigate('/terms#part');
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});
