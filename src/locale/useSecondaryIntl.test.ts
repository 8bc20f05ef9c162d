// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from './languages';
import { useSecondaryIntl } from './useSecondaryIntl';

const read = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('./readMessages', () => ({ cachedMessages: () => undefined, readMessages: read }));

const refuse = () => Promise.reject(new Error('cannot be read'));
const wait = () => new Promise<object>(() => undefined);

const bundles = ['shell', 'terms'] as const;
const useTerms = (language: Language | undefined) => useSecondaryIntl(language, bundles);

/** The hook after its messages could not be read. */
async function fail() {
  read.mockImplementation(refuse);
  const hook = renderHook(useTerms, { initialProps: 'he' });
  await act(async () => undefined);
  expect(hook.result.current.state).toBe('failed');
  read.mockImplementation(wait);
  return hook;
}

it('loads again after a failure when it is retried', async () => {
  const { result } = await fail();
  act(() => result.current.retry());
  expect(result.current.state).toBe('loading');
});

it('loads again after a failure when the language is left and asked for again', async () => {
  const { result, rerender } = await fail();
  rerender(undefined);
  expect(result.current.state).toBe('unasked');
  rerender('he');
  expect(result.current.state).toBe('loading');
});
