import { expect, test, vi } from 'vitest';
import { createStyles } from '@stet/theme/core';
import { createLocaleStore } from './locale/localeStore';
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
  const locale = createLocaleStore(
    { language: 'en', styles: await createStyles('ltr'), bundles: [], messages: {} },
    {
      loadMessages() {
        if (isAborted) visit.abort();
        return Promise.reject(new Error('404'));
      },
      loadStyles: () => Promise.resolve(createStyles('ltr')),
    },
  );
  const { loader } = createRoutes(locale)[0]?.children?.find(({ path }) => path === '/sitemap') ?? {};
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  const url = new URL('https://stet.example/sitemap');
  const request = new Request(url, { signal: visit.signal });
  const read = loader({ request, url, pattern: '/sitemap', params: {}, context: {} });
  expect(await read).toEqual({ failed: true });
  expect(replace).toHaveBeenCalledTimes(opened);
  vi.unstubAllGlobals();
});
