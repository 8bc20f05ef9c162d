import { expect, test, vi } from 'vitest';
import { createServedStyles } from '@stet/theme/core';
import { matchRoutes } from 'react-router-dom';
import { loadFailure } from './layout/loadFailure';
import { createLocaleFiles } from './locale/localeFiles';
import { createRoutes, findPage } from './routes';
import { draftPath, pagePathOf } from './paths';
import type * as Site from './site';

vi.mock('./site', async (original) => {
  const { site, ...rest } = await original<typeof Site>();
  return { ...rest, site: { ...site, showsDrafts: false } };
});

test('a site that is not configured to show drafts has no page for them', () => {
  expect(findPage(draftPath).path).toBe('*');
});

test.each([
  ['that the server does not have any more', 200, false, true],
  ['that cannot be fetched without a network', undefined, false, false],
  ['that the visitor has given up meanwhile', 200, true, undefined],
])('a page %s is reported as such', async (_what, status, isAborted, isStale) => {
  const fetch = vi.fn(() =>
    status ? Promise.resolve(new Response(null, { status })) : Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', fetch);
  const visit = new AbortController();
  const files = createLocaleFiles({
    loadMessages() {
      if (isAborted) visit.abort();
      return Promise.reject(new Error('404'));
    },
    loadStyles: () => createServedStyles('ltr'),
  });
  const [provider] = createRoutes({ files, sources: {} });
  const pages = provider?.children?.[0]?.children ?? [];
  const { loader } = pages.find(({ id }) => id === '/sitemap') ?? {};
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  const url = new URL('https://stet.example/he/sitemap?a=1');
  const request = new Request(url, { signal: visit.signal });
  loadFailure.set(null);
  void loader({ request, url, pattern: '/sitemap', params: {}, context: {} });
  if (isStale === undefined) {
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadFailure.get()).toBeNull();
  } else await vi.waitFor(() => expect(loadFailure.get()).toEqual({ address: '/he/sitemap?a=1', isStale }));
  vi.unstubAllGlobals();
});

const locale = {
  files: createLocaleFiles({
    loadMessages: () => Promise.resolve({}),
    loadStyles: () => createServedStyles('ltr'),
  }),
  sources: {},
};

test.each([
  ['/', '/'],
  ['/he', '/'],
  ['/he/', '/'],
  ['/pricing', '/pricing'],
  ['/he/pricing', '/pricing'],
  ['/blog/a-post', '/blog/:slug'],
  ['/he/blog/a-post', '/blog/:slug'],
  ['/he/hiring/legal-editor', '/hiring/legal-editor'],
  ['/hiring/unknown', '*'],
  ['/Pricing', '*'],
  ['/HE/pricing', '*'],
  ['/help', '*'],
  ['/he/he/pricing', '*'],
])(
  'the address %s is that of the route %s, to the router and to what comes before it (X20)',
  (path, route) => {
    expect(matchRoutes(createRoutes(locale), path)?.at(-1)?.route.id).toBe(route);
    expect(findPage(pagePathOf(path)).path).toBe(route);
  },
);
