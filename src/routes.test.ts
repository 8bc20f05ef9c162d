import { expect, test, vi } from 'vitest';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { LocaleStore } from './locale/localeStore';
import { createRoutes, findPage } from './routes';
import { draftPath } from './paths';
import type * as Site from './site';

vi.mock('./site', async (original) => {
  const { site, ...rest } = await original<typeof Site>();
  return { ...rest, site: { ...site, showsDrafts: false } };
});

test('a site that is not configured to show drafts has no page for them', () => {
  expect(findPage(draftPath).path).toBe('*');
});

test.each([
  ['is opened as a document', false, 1],
  ['is not opened if the visitor has gone elsewhere meanwhile', true, 0],
])('a page whose files a deployment has removed %s', async (_what, isAborted, opened) => {
  const replace = vi.fn();
  vi.stubGlobal('window', { location: { replace } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const visit = new AbortController();
  const locale = {
    get: () => ({ language: 'en' }),
    loadBundles: () => {
      if (isAborted) visit.abort();
      return Promise.reject(new Error('404'));
    },
  } as unknown as LocaleStore;
  const page = createRoutes(locale)[0]?.children?.find(({ path }) => path === '/sitemap');
  const request = new Request('https://stet.example/sitemap', { signal: visit.signal });
  expect(await (page!.loader as LoaderFunction)({ request } as LoaderFunctionArgs)).toEqual({ failed: true });
  expect(replace).toHaveBeenCalledTimes(opened);
  vi.unstubAllGlobals();
});
