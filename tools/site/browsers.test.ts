import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTarget, oldestBrowsers } from './browsers.ts';

it('names the browsers of package.json as Vite does', () => {
  expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']);
});

it('names them in the README', () => {
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(oldestBrowsers);
});
