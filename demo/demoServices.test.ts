import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../tests/e2e/support/site.ts';
import { serveServices } from './serve.ts';

let server: Awaited<ReturnType<typeof serveServices>>;
beforeAll(async () => {
  server = await serveServices();
});
afterAll(() => server.close());

const english = '/_demo/ghost/en/ghost/api/content';
const key = `key=${'1'.repeat(26)}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('the location service (L4)', () => {
  test('answers Israel by default', async () => {
    expect(await (await get('/_demo/product/location')).json()).toEqual({ data: { country: 'Israel' } });
  });

  test.each([
    ['a cookie', '', { cookie: 'lng=he; demo_country=US' }],
    ['a query parameter', '?demo_country=US', { cookie: 'demo_country=FR' }],
    ['a header', '', { 'x-demo-country': 'US' }],
  ])('names the country chosen by %s', async (_by, query, headers) => {
    const response = await get(`/_demo/product/location${query}`, headers);
    expect(await response.json()).toEqual({ data: { country: 'US' } });
  });
});

test('the installer of the demo is what its configuration says: size, checksum, a download (X17)', async () => {
  const { installer } = site;
  const response = await get(installer!.url);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(bytes.length).toBe(installer!.bytes);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(installer!.sha256);
});

describe('the blogs (X13)', () => {
  test('use the requested host and protocol in their addresses', async () => {
    const response = await get(`${english}/settings/?${key}`, { 'x-forwarded-proto': 'https' });
    const { settings } = (await response.json()) as { settings: { logo: string } };
    expect(settings.logo).toMatch(`${server.url.replace('http', 'https')}/_demo/ghost/en/content/images/`);
  });

  test('serve part of a film to a player that asks for part of it', async () => {
    const film = `${server.url}/_demo/ghost/en/content/media/2026/11/strike.mp4`;
    const response = await fetch(film, { headers: { Range: 'bytes=0-99' } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  test.each([
    ['en', '1'],
    ['he', '2'],
  ])('have the description that the site uses until they answer, in %s', async (language, digit) => {
    const path = `/_demo/ghost/${language}/ghost/api/content/settings/?key=${digit.repeat(26)}`;
    const { settings } = (await (await get(path)).json()) as { settings: { description: string } };
    const words = JSON.parse(readFileSync(`translations/${language}/blog.json`, 'utf8'));
    expect(settings.description).toBe(words['blog.meta.description']);
  });

  test('have a feed', async () => {
    const response = await get('/_demo/ghost/he/rss/');
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const feed = await response.text();
    expect(feed).toContain('<title>בשוליים</title>');
    expect(feed.match(/<item>/g)).toHaveLength(9);
    expect(feed).toContain(`<link>${server.url}/_demo/ghost/he/`);
  });

  test.each(['/_demo/nothing', '/_demo/ghost/fr/ghost/api/content/posts/', '/', '/_demonstration'])(
    'do not handle %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(['..%2f..%2fposts.json', '../../posts.json', 'size/w600/..%2f..%2f..%2fposts.json'])(
    'serve no file outside the uploads: %s',
    async (path) => {
      expect((await get(`/_demo/ghost/en/content/images/${path}`)).status).toBe(404);
    },
  );
});

describe('faults on demand (X12)', () => {
  const posts = (fault: string) => get(`${english}/posts/?limit=1&include=tags&${key}&demo_fault=${fault}`);

  test.each([401, 429, 500])('answer with status %i', async (status) => {
    expect((await posts(String(status))).status).toBe(status);
  });

  test('drop the connection', async () => {
    await expect(posts('down')).rejects.toThrow('fetch failed');
  });

  test('drop the connection in the middle of an answer', async () => {
    const response = await posts('truncated');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('delay a correct answer', async () => {
    const start = performance.now();
    expect((await posts('slow-120')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(119);
  });

  test('answer with HTML instead of JSON', async () => {
    expect((await posts('html')).headers.get('content-type')).toContain('text/html');
  });

  test('answer with empty data, required fields only, or wrong types', async () => {
    expect(await (await posts('empty')).json()).toMatchObject({ posts: [], meta: {} });
    const { posts: least } = (await (await posts('missing')).json()) as { posts: object[] };
    expect(Object.keys(least[0]!).sort()).toEqual(['html', 'id', 'published_at', 'slug', 'title']);
    const { posts: wrong } = (await (await posts('wrong-types')).json()) as { posts: { title: unknown }[] };
    expect(typeof wrong[0]!.title).toBe('number');
  });

  test('answer with very long texts', async () => {
    type Posts = { posts: { title: string; slug: string; html: string }[] };
    const { posts: long } = (await (await posts('long-words')).json()) as Posts;
    expect(long[0]!.title).toMatch(/^\w{640}$/);
    expect(long[0]!.slug.length).toBeLessThan(100);
    const { posts: huge } = (await (await posts('huge')).json()) as Posts;
    expect(huge[0]!.html.length).toBeGreaterThan(60_000);
  });

  test.each([
    ['ghost:500', 200, 500, 500],
    ['location:500', 500, 200, 200],
    ['tags:500', 200, 200, 500],
    ['posts:ok+ghost:500', 200, 200, 500],
    ['500', 500, 500, 500],
  ])('affect only what %s names', async (fault, location, posts, tags) => {
    const headers = { cookie: `demo_fault=${encodeURIComponent(fault)}` };
    const paths = ['/_demo/product/location', `${english}/posts/?${key}`, `${english}/tags/?${key}`];
    const responses = await Promise.all(paths.map((path) => get(path, headers)));
    expect(responses.map(({ status }) => status)).toEqual([location, posts, tags]);
  });

  test('report a misspelt fault', async () => {
    expect((await posts('dwon')).status).toBe(400);
  });
});
