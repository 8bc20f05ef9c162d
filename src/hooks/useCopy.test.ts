// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmationMs, useCopy } from './useCopy';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['confirms a text that was copied', { writeText: () => Promise.resolve() }, 'done'],
  ['says that the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }, 'refused'],
  ['says the same without a clipboard, as on pages without HTTPS', undefined, 'refused'],
])('%s', async (_what, clipboard, expected) => {
  vi.stubGlobal('navigator', { clipboard });
  const { result } = renderHook(() => useCopy('words'));
  await act(() => result.current.copy());
  expect(result.current.result).toBe(expected);
});

it('confirms a second copy for as long as the first', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  const { result } = renderHook(() => useCopy('words'));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => result.current.copy());
  await wait(confirmationMs - 1);
  await act(() => result.current.copy());
  await wait(confirmationMs - 1);
  expect(result.current.result).toBe('done');
  await wait(1);
  expect(result.current.result).toBeUndefined();
  vi.useRealTimers();
});

it('copies plain words, without the characters that order words of two directions', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { result } = renderHook(() => useCopy('(\u20667\u2069) \u200fימים\u200e'));
  await act(() => result.current.copy());
  expect(writeText).toHaveBeenCalledWith('(7) ימים');
});
