import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { buildTarget, oldestBrowsers } from './browsers.ts';

it('builds for the browsers that package.json lists', async () => {
  const { environments } = await resolveConfig({ mode: 'demo', logLevel: 'silent' }, 'build');
  expect(environments.client!.build.target).toEqual(buildTarget);
  expect(buildTarget).toContain('ios16.4');
});

it('names them in the README', () => {
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(oldestBrowsers);
});
