// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopy } from './useCopy';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['confirms a text that was copied', { writeText: () => Promise.resolve() }, true],
  [
    'confirms nothing if the browser refuses',
    { writeText: () => Promise.reject(new Error('denied')) },
    false,
  ],
  ['confirms nothing without a clipboard, as on pages without HTTPS', undefined, false],
])('%s', async (_what, clipboard, isDone) => {
  vi.stubGlobal('navigator', { clipboard });
  const { result } = renderHook(() => useCopy('words'));
  await act(() => result.current.copy());
  expect(result.current.isDone).toBe(isDone);
});
