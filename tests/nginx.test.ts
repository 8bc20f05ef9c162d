/** The shipped nginx configuration, in an nginx of this machine: Debian's package `nginx-light` is enough. */
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noFraming, securityHeaders } from '../tools/site/contentSecurityPolicy.ts';
import { builtPost, fixtureSite } from './hosts/fixtureSite.ts';
import { nginx, serveNginx, type RunningHost } from './hosts/programs.ts';

if (!nginx)
  console.warn('nginx is not installed: its configuration is not tested (apt-get install nginx-light).');

describe.runIf(nginx)('nginx with the shipped configuration', () => {
  const site = fixtureSite();
  let host: RunningHost;

  beforeAll(async () => {
    host = await serveNginx(site.folder);
  }, 30_000);
  afterAll(async () => {
    await host.close();
    site.remove();
  });

  /** The answer to a request line as it is, which `fetch` would tidy. */
  function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
    return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
      (resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port: new URL(host.url).port,
          path,
          method,
          headers: { ...headers },
        };
        request(options, async (answer) => {
          let body = '';
          for await (const part of answer.setEncoding('utf8')) body += String(part);
          resolve({ status: answer.statusCode, headers: answer.headers, body });
        })
          .on('error', reject)
          .end();
      },
    );
  }

  it.each([
    ['/', 200, 'index.html', 'en'],
    ['/contact', 200, 'contact/index.html', 'en'],
    ['/he/contact', 200, 'he/contact/index.html', 'he'],
    ['/contact?lng=he', 200, 'he/contact/index.html', 'he'],
    [builtPost, 200, 'blog/built/index.html', 'en'],
    [`/he${builtPost}`, 200, 'he/blog/built/index.html', 'he'],
    ['/blog/any-post', 200, 'post/index.html', 'en'],
    ['/nothing', 404, '404.html', 'en'],
    ['/blog/a/b', 404, '404.html', 'en'],
  ])('answers %s with %i and %s', async (path, status, file, language) => {
    const { headers, body, ...answer } = await ask(path, { headers: { cookie: 'lng=he' } });
    expect(answer).toEqual({ status });
    expect(body).toContain(`>${file}<`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    '/contact/index.html',
    '/_headers',
    '/_redirects',
    '/headers.json',
    '/robots.txt.gz',
    '/missing.png',
  ])('does not give away %s', async (path) => expect((await ask(path)).status).toBe(404));

  it('compresses, and lets browsers keep what has a hash in its name', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const script = await ask('/assets/a.123.js', { headers });
    expect(script.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('/robots.txt', { headers })).headers['cache-control']).toBe('no-cache');
    expect((await ask('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  });

  it.each(['/', '/assets/a.123.js'])('does not send %s again to a browser that has it', async (path) => {
    const { etag } = (await ask(path)).headers;
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['//x//evil.example/', '/x/evil.example'],
    ['/he//evil.example/?v=il-en', '/he/evil.example?v=il-en'],
    ['//evil.example?v=il-he', '/he/evil.example?v=il-he'],
  ])('redirects %s to %s, on this host', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([String.raw`/\evil.example/`, '/%5Cevil.example/', '/a%0d%0aset-cookie:b?v=il-he'])(
    'redirects %s nowhere',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('allows GET and HEAD alone', async () => {
    const { status, headers } = await ask('/contact', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(await ask('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each(['/', '/nothing', '/assets/a.123.js'])('sends the security headers with %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({ ...securityHeaders, 'content-security-policy': noFraming });
  });
});
