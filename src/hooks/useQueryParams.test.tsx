// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useQueryParams } from './useQueryParams';

afterEach(cleanup);

/** Shows one parameter and sets it by a button. */
function Part({ name }: { name: string }) {
  const { params, change } = useQueryParams();
  return (
    <button type="button" onClick={() => change((query) => query.set(name, `${query.get(name) ?? ''}x`))}>
      {name}: {params?.toString()}
    </button>
  );
}

/** A part that is rendered after the others. */
function LatePart() {
  const [isShown, setIsShown] = useState(false);
  return isShown ? <Part name="late" /> : <button onClick={() => setIsShown(true)}>show</button>;
}

function renderPage(...entries: string[]) {
  const element = (
    <>
      <Part name="plan" />
      <Part name="users" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return {
    router,
    press: (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
    shown: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
}

it.each([
  ['different parts of a page', ['plan', 'users'], '?plan=x&users=x'],
  ['one part', ['plan', 'plan'], '?plan=xx'],
])('keeps both of two quick changes in %s', async (_where, names, search) => {
  const { router, press, shown } = renderPage('/pricing#quote');
  await act(async () => names.forEach(press));
  expect(router.state.location).toMatchObject({ search, hash: '#quote' });
  expect(shown()).toEqual([`plan: ${search.slice(1)}`, `users: ${search.slice(1)}`]);
});

it('shows a change in every component before the router has written it', () => {
  const { press, shown } = renderPage('/pricing');
  act(() => press('users'));
  expect(shown()).toEqual(['plan: users=x', 'users: users=x']);
});

it('keeps a change while another part is rendered', () => {
  const element = (
    <>
      <Part name="users" />
      <LatePart />
    </>
  );
  // The router never writes it.
  const loader = () => new Promise(() => undefined);
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, element }], {
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} />);
  const [users, late] = screen.getAllByRole('button');
  act(() => users?.click());
  act(() => late?.click());
  expect(users?.textContent).toBe('users: users=x');
});

it('follows navigation', async () => {
  const { router, press, shown } = renderPage('/pricing');
  await act(async () => press('plan'));
  await act(() => router.navigate('/pricing?plan=team'));
  expect(shown()[0]).toBe('plan: plan=team');
  await act(() => router.navigate('/tokens'));
  await act(async () => press('users'));
  expect(router.state.location).toMatchObject({ pathname: '/tokens', search: '?users=x' });
  await act(() => router.navigate(-1));
  expect(shown()[0]).toBe('plan: plan=team');
});

it('replaces the history entry', async () => {
  const { router, press } = renderPage('/', '/pricing');
  for (const name of ['plan', 'users', 'plan']) await act(async () => press(name));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});
