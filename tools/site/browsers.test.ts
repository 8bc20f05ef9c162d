import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { target } from './browsers.ts';

it('names the browsers of package.json as Vite does (X24)', () => {
  expect(target).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']);
});

it('names them in the README', () => {
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    'Chrome 111, Edge 111, Firefox 114, Safari 16.4, Safari on iPhone and iPad 16.4',
  );
});
