// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopy } from './useCopy';

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

it('copies plain words, without the characters that order words of two directions', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { result } = renderHook(() => useCopy('(\u20667\u2069) \u200fימים\u200e'));
  await act(() => result.current.copy());
  expect(writeText).toHaveBeenCalledWith('(7) ימים');
});
