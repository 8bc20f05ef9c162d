import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../src/routes.tsx';
import { pageFile, samplePath } from './pageFiles.ts';

describe('the file of a page', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/', 'he', 'he/index.html'],
    ['/for-it', 'en', 'for-it/index.html'],
    ['/for-it', 'he', 'he/for-it/index.html'],
    ['/blog', 'en', 'blog/index.html'],
    ['/blog/:slug', 'en', 'post/index.html'],
    ['*', 'he', 'he/404.html'],
  ])('%s in %s is %s', (route, language, file) => {
    expect(pageFile(route, language)).toBe(file);
  });

  it('is unique for every route and language', () => {
    const files = pageRoutes.flatMap(({ path }) => ['en', 'he'].map((language) => pageFile(path, language)));
    expect(new Set(files).size).toBe(files.length);
  });

  it('never has the name of a folder beside it, which some hosts would list', () => {
    const files = pageRoutes.flatMap(({ path }) => ['en', 'he'].map((language) => pageFile(path, language)));
    const folders = new Set(
      files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
    );
    expect(files.filter((file) => folders.has(file.replace(/\.html$/, '')))).toEqual([]);
  });

  it('is rendered at an address without patterns', () => {
    for (const { path } of pageRoutes) expect(samplePath(path)).toMatch(/^\/[\w/-]*$/);
  });
});
