// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useScheme } from './useScheme';

const root = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.scheme;
});

function Shown() {
  return useScheme()[0];
}

test('a visitor begins with the scheme of the system', () => {
  expect(renderHook(useScheme).result.current[0]).toBe('system');
});

test('a choice is shown and stored, and “system” removes it (X4)', () => {
  const { result } = renderHook(useScheme);
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
  expect(root.dataset.scheme).toBe('dark');
  expect(localStorage.getItem('stet.scheme')).toBe('dark');

  act(() => result.current[1]('system'));
  expect(result.current[0]).toBe('system');
  expect(root.dataset.scheme).toBeUndefined();
  expect(localStorage.getItem('stet.scheme')).toBeNull();
});

test('two switches on one page agree', () => {
  const [one, other] = [renderHook(useScheme).result, renderHook(useScheme).result];
  act(() => one.current[1]('light'));
  expect(other.current[0]).toBe('light');
});

test.each([
  ['a choice', { key: 'stet.scheme', newValue: 'dark' }, 'dark'],
  ['a removal', { key: 'stet.scheme', newValue: null }, 'system'],
  ['an emptied storage', { key: null, newValue: null }, 'system'],
  ['another key', { key: 'lng', newValue: 'dark' }, 'light'],
])('%s in another tab applies here, too', (_what, event, expected) => {
  const { result } = renderHook(useScheme);
  act(() => result.current[1]('light'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
  expect(result.current[0]).toBe(expected);
});

test('where storage throws, the choice lasts for this page (L8)', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useScheme);
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
});

test('the server says system, whatever the browser will say, so that hydration matches', () => {
  root.dataset.scheme = 'dark';
  expect(renderToString(<Shown />)).toBe('system');
});
