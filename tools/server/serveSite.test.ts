import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../demo/serve.ts';
import { fixtureSite } from '../../tests/hosts/fixtureSite.ts';
import { serveSite } from './serveSite.ts';

// What it answers to each address is the contract of all hosts (tests/hosts.test.ts).
describe('the server of a built site', () => {
  const site = fixtureSite();
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    server = await serve(serveSite(site.folder));
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'gzip', ...headers }, redirect: 'manual' });

  it.each([
    ['/contact', 200, 'contact/index.html'],
    ['/contact?lng=he', 200, 'he/contact/index.html'],
    ['/blog/any-post', 200, 'post/index.html'],
    ['/he/nothing', 404, 'he/404.html'],
    ['/../package', 404, '404.html'],
  ])('answers %s with %i and %s, under its own policy', async (path, status, file) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(`>${file}<`)]);
    expect(response.headers.get('content-security-policy')).toContain(`policy of ${file};`);
  });

  /** Sends a request line that client libraries would normalize. */
  const answerTo = (target: string, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = new URL(server.url);
      request({ port, host: '127.0.0.1', path: target, method }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });

  it.each([
    ['//', '/'],
    ['///evil.example/?a=b', '/evil.example?a=b'],
    [String.raw`/\evil.example/`, '/evil.example'],
    ['/careers/', '/hiring'],
  ])('redirects %s to %s, on this host', async (target, location) => {
    const { statusCode, headers } = await answerTo(target);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it.each([
    ['http://localhost/contact', 200],
    ['http://[half', 400],
    ['*', 400],
    ['/%', 404],
    ['/%.png', 404],
  ])('answers the request target %s with %i', async (target, status) => {
    expect((await answerTo(target)).statusCode).toBe(status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('does not allow %s', async (method) => {
    for (const target of ['/', '/assets/a.123.js']) {
      const { statusCode, headers } = await answerTo(target, method);
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each(['/', '/contact?lng=he', '/assets/a.123.js'])(
    'does not send %s again to a browser that has it',
    async (path) => {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const name of ['cache-control', 'vary']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  it('tells the same page in two encodings or languages apart', async () => {
    const tags = await Promise.all(
      [['/', 'gzip'] as const, ['/', 'identity'] as const, ['/?lng=he', 'gzip'] as const].map(
        async ([path, encoding]) => (await get(path, { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('answers files by name, and says 404 without a page where there is none', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('User-agent');
    expect((await get('/missing.png')).status).toBe(404);
  });

  it('lets browsers keep files with a hash, and ask again for all others', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/a.123.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/robots.txt')).toBe('no-cache');
    expect(await caching('/')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends a page to a browser that accepts %s in the encoding %s', async (accepted, encoding) => {
    const response = await fetch(`${server.url}/`, {
      method: 'HEAD',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  it('ignores cookies, so that caches can share answers', async () => {
    const { headers } = await get('/', { cookie: 'lng=he' });
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-language')).toBe('en');
  });
});
