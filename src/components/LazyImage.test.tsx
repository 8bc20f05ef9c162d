// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver, type FakeObserver } from '../../tests/fakeIntersectionObserver';
import { getTheme } from '../../theme/src/getTheme';
import { LazyImage } from './LazyImage';
import type { PictureFiles } from './Picture';

const files: PictureFiles = (scheme) =>
  scheme === 'light' ? [{ src: '/a.png', srcSet: '/b.webp 600w' }] : [];
const picture = (
  <ThemeProvider theme={getTheme('ltr')}>
    <LazyImage files={files} alt="A caret" width={16} height={10} />
  </ThemeProvider>
);
let observers: FakeObserver[];

beforeEach(() => {
  observers = fakeIntersectionObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const image = () => screen.getByAltText<HTMLImageElement>('A caret');
const report = (ratio: number) => act(async () => observers[0]?.report(ratio));

it('does not load while it is far from the viewport', async () => {
  render(picture);
  await report(0);
  fireEvent.load(image());
  expect(image().getAttribute('src')).toMatch(/^data:/);
  expect(image().hasAttribute('srcset')).toBe(false);
  expect(image().dataset['state']).toBe('idle');
});

it('loads within 50 px of the viewport', async () => {
  render(picture);
  expect(observers[0]?.options).toEqual({ rootMargin: '50px 0px', threshold: 0.01 });
  await report(0.01);
  expect(image().getAttribute('src')).toBe('/a.png');
  expect(image().getAttribute('loading')).toBe('eager');
  expect(image().dataset['state']).toBe('loading');
  expect(observers[0]?.isWatching()).toBe(false);
});

it.each(['load', 'error'] as const)('reports the result: %s', async (event) => {
  render(picture);
  await report(1);
  fireEvent[event](image());
  expect(image().dataset['state']).toBe(event === 'load' ? 'loaded' : 'error');
  expect(image().getAttribute('src')).toBe('/a.png');
});

it('has its address in prerendered HTML, and keeps it when hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(picture);
  expect(image().getAttribute('src')).toBe('/a.png');
  expect(image().getAttribute('loading')).toBe('lazy');
  render(picture, { container: root, hydrate: true });
  await report(0);
  expect(image().getAttribute('src')).toBe('/a.png');
  root.remove();
});
