import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../src/routes.tsx';
import { pageFile, samplePath } from './pageFiles.ts';

describe('the file of a page', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/', 'he', 'he/index.html'],
    ['/for-it', 'en', 'for-it.html'],
    ['/for-it', 'he', 'he/for-it.html'],
    ['/blog', 'en', 'blog.html'],
    ['/blog/:slug', 'en', 'post.html'],
    ['*', 'he', 'he/404.html'],
  ])('%s in %s is %s', (route, language, file) => {
    expect(pageFile(route, language)).toBe(file);
  });

  it('is another one for every route and language, so that none overwrites another', () => {
    const files = pageRoutes.flatMap(({ path }) => ['en', 'he'].map((language) => pageFile(path, language)));
    expect(new Set(files).size).toBe(files.length);
  });

  it('is rendered at an address without patterns', () => {
    for (const { path } of pageRoutes) expect(samplePath(path)).toMatch(/^\/[\w/-]*$/);
  });
});
