import { expect, it } from 'vitest';
import { listedPages, pagePaths } from './paths';

it('lists every page but the one that starts the download and the one that is empty', () => {
  const listed: readonly string[] = listedPages.map(({ path }) => path);
  expect(pagePaths.filter((path) => !listed.includes(path))).toEqual(['/almost-done', '/coming-soon']);
});
