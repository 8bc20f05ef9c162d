// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouteAnnouncer } from './RouteAnnouncer';

afterEach(cleanup);

function renderSite() {
  const element = (
    <>
      <RouteAnnouncer />
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

it('leaves the focus where it is when the address ends in a hash that cannot be decoded', async () => {
  const navigate = renderSite();
  await navigate('/#%');
  expect(document.querySelector('main')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the heading of the part that the address names', async () => {
  const navigate = renderSite();
  await navigate('/terms#part');
  expect(document.activeElement?.textContent).toBe('Part');
});

it('moves the focus to the heading of a new page', async () => {
  const navigate = renderSite();
  await navigate('/terms#%');
  expect(document.activeElement?.textContent).toBe('Title');
});
