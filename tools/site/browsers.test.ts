import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { target } from './browsers.ts';

it('names the browsers of package.json as Vite does (X27)', () => {
  expect(target).toEqual(['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']);
});

it('names them in the README', () => {
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    'Chrome 123, Edge 123, Firefox 128, Safari 17.5, Safari on iPhone and iPad 17.5',
  );
});
