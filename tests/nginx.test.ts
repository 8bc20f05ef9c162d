/** The shipped configuration in an installed nginx; Debian's `nginx-light` is enough. */
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { nginxConf, nginxFile } from '../tools/server/nginxConf.ts';
import { fixedHeaders } from '../tools/server/rules.ts';
import { builtPost, fixtureSite } from './hosts/fixtureSite.ts';
import { hasBrotli, nginx, serveNginx, type RunningHost } from './hosts/programs.ts';

if (!nginx)
  console.warn('nginx is not installed: its configuration is not tested (apt-get install nginx-light).');

it('ships the nginx configuration that the rules for servers give (`npm run nginx` writes it)', () => {
  expect(readFileSync(nginxFile, 'utf8')).toBe(nginxConf());
});

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

  /** Sends a request line as it is; `fetch` would normalize it. */
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
    '/robots.txt.br',
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
  });

  it.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/media/hero/hero.en.vtt', 'text/vtt'],
  ])('sends %s as %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it('says that an answer differs by its compression, and by nothing else', async () => {
    for (const path of ['/', '/he/contact', '/nothing', '/assets/a.123.js', '/robots.txt'])
      for (const encoding of ['gzip', 'identity'])
        expect((await ask(path, { headers: { 'accept-encoding': encoding } })).headers.vary, path).toBe(
          'Accept-Encoding',
        );
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/5000', '100'],
    ['bytes=4990-', 206, 'bytes 4990-4999/5000', '10'],
    ['bytes=-5', 206, 'bytes 4995-4999/5000', '5'],
    ['bytes=5000-', 416, 'bytes */5000', undefined],
  ])('answers a film asked for by %s with %i', async (range, status, part, length) => {
    const answer = await ask('/media/hero/hero-en-light.mp4', { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, part]);
    if (length) expect(answer.headers['content-length']).toBe(length);
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

  it.each(
    [
      ['/%00', 400],
      ['/..', 400],
      ['/../../etc/passwd', 400],
      ['/%2e%2e/%2e%2e/etc/passwd', 400],
      ['/assets/..%2f..%2fetc/passwd', 400],
      ['/assets/../.env', 404],
      ['/.git/config', 404],
      ['/%', 400],
      ['/blog/%ff%fe', 200],
      ['/<script>', 404],
      [`/${'a'.repeat(5000)}`, 404],
      [`/${'b'.repeat(50_000)}`, 414],
      [`/?${'lng=he&'.repeat(900)}`, 200],
      [`/contact?v=${'%69'.repeat(900)}`, 200],
    ].map(([path, status]) => [String(path).slice(0, 40), status, String(path)] as const),
  )('answers %s with %i and tells nobody its version', async (_title, expected, path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(expected);
    expect(headers.server).toBe('nginx');
    expect(body).not.toMatch(/nginx\/|root:/);
  });

  it('allows GET and HEAD alone', async () => {
    for (const path of ['/contact', '/assets/a.123.js', '/nothing', '/?v=il-he'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
        const { status, headers } = await ask(path, { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    expect(await ask('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each(['/', '/nothing', '/assets/a.123.js'])('sends the security headers with %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(fixedHeaders);
  });
});

if (nginx && !hasBrotli)
  console.warn(
    'nginx has no brotli module: that part is not tested (apt-get install libnginx-mod-http-brotli-static).',
  );

describe.runIf(nginx && hasBrotli)('nginx with its brotli module', () => {
  const site = fixtureSite();
  let host: RunningHost;
  beforeAll(async () => {
    host = await serveNginx(site.folder, { brotli: true });
  }, 30_000);
  afterAll(async () => {
    await host.close();
    site.remove();
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends the built form to a browser that accepts %s', async (accepted, encoding) => {
    for (const [path, content] of [
      ['/', '>index.html<'],
      ['/he/blog/newer', '>he/post/index.html<'],
      ['/assets/a.123.js', '1;1;'],
    ] as const) {
      const answer = await fetch(host.url + path, { headers: { 'accept-encoding': accepted } });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toContain(content);
    }
  });
});
