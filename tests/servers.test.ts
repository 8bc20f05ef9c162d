/** What both of our servers answer besides the contract of all hosts (hosts.test.ts). For nginx Debian's `nginx-light` is enough. */
import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../demo/serve.ts';
import { movedPaths } from '../src/paths.ts';
import * as rules from '../tools/server/rules.ts';
import { serveSite } from '../tools/server/serveSite.ts';
import { noFraming, policyHeader, securityHeaders } from '../tools/site/contentSecurityPolicy.ts';
import { builtPost, fixtureSite } from './hosts/fixtureSite.ts';
import { hasBrotli, nginx, serveNginx, type RunningHost } from './hosts/programs.ts';

if (!nginx)
  console.warn('nginx is not installed: its configuration is not tested (apt-get install nginx-light).');
else if (!hasBrotli)
  console.warn(
    'nginx has no brotli module: that part is not tested (apt-get install libnginx-mod-http-brotli-static).',
  );

it('has an nginx configuration with the rules for all servers (X14)', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  expect(conf.match(/add_header .* ".*" always;/g)).toEqual(
    Object.entries(rules.fixedHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
  );
  expect(conf.match(/rewrite \^\(\/he\)\?.* permanent;/g)).toEqual(
    Object.entries(movedPaths).map(([from, to]) => `rewrite ^(/he)?${from}$ $1${to} permanent;`),
  );
  const { forced, askedHebrew, hashedFolders, allowedMethods, post, hidden, file, caching } = rules;
  const lists = [hashedFolders, allowedMethods].map((all) => `(${all.join('|')})`);
  for (const part of [forced, askedHebrew, post, hidden, file, ...lists, ...Object.values(caching)])
    expect(conf).toContain(part);
});

const site = fixtureSite();
afterAll(() => site.remove());

interface Server {
  name: string;
  start: () => Promise<RunningHost>;
  /** The header of a page's policy. */
  policy: (file: string) => string;
  hasBrotli: boolean;
}

const own: Server = {
  name: 'npm start',
  start: () => serve(serveSite(site.folder)),
  policy: (file) => policyHeader(`policy of ${file}`),
  hasBrotli: true,
};
const shipped: Server = {
  name: 'nginx',
  start: () => serveNginx(site.folder, { brotli: hasBrotli }),
  policy: () => noFraming,
  hasBrotli,
};

it.runIf(nginx)('nginx answers the webhook of a blog where an operator has added its location', async () => {
  const host = await serveNginx(site.folder, { location: 'location ^~ /rebuild/ { return 204; }' });
  const post = (path: string) => fetch(host.url + path, { method: 'POST' });
  const statuses = [(await post('/rebuild/secret')).status, (await post('/rebuild/sec.ret')).status];
  await host.close();
  expect(statuses).toEqual([204, 204]);
});

describe.each(nginx ? [own, shipped] : [own])('$name', (server) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await server.start();
  });
  afterAll(() => host.close());

  /** Sends a request line as it is; `fetch` would normalize it. */
  function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const { port } = new URL(host.url);
        const options = { host: '127.0.0.1', port, path, method, headers: { ...headers } };
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
    ['/he/nothing', 404, 'he/404.html', 'he'],
    ['/blog/a/b', 404, '404.html', 'en'],
  ])('answers %s with %i and %s for any cookie', async (path, status, file, language) => {
    const { headers, body, ...answer } = await ask(path, { headers: { cookie: 'lng=he' } });
    expect(answer).toEqual({ status });
    expect(body).toContain(`>${file}<`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': server.policy(file),
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding',
    });
  });

  it.each(['/missing.png', '/assets/missing.js', '/messages/en/missing.json'])(
    'answers the missing file %s with text that no cache keeps',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body]).toEqual([404, expect.not.stringContaining('<html')]);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(headers['cache-control']).toBe('no-cache, no-transform');
    },
  );

  it('makes files with hashed names immutable, and the others revalidated', async () => {
    const caching = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await caching('/assets/a.123.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/robots.txt')).toBe('no-cache, no-transform');
  });

  it.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/media/hero/hero.en.vtt', 'text/vtt'],
    ['/favicon.ico', 'image/x-icon'],
  ])('sends %s as %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it('varies answers by compression only', async () => {
    for (const path of ['/', '/he/contact', '/nothing', '/assets/a.123.js', '/robots.txt'])
      for (const encoding of ['gzip', 'identity'])
        expect((await ask(path, { headers: { 'accept-encoding': encoding } })).headers.vary, path).toBe(
          'Accept-Encoding',
        );
  });

  it.each([
    ['br, gzip', server.hasBrotli ? 'br' : 'gzip'],
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
      expect(await answer.text()).toContain(content);
    }
  });

  it.each(
    (
      [
        ['bytes=0-99', 206, 'bytes 0-99/5000'],
        ['bytes=4990-', 206, 'bytes 4990-4999/5000'],
        ['bytes=-5', 206, 'bytes 4995-4999/5000'],
        ['bytes=5000-', 416, 'bytes */5000'],
      ] as const
    )
      // sirv takes the last five bytes for the first six.
      .filter(([range]) => server === shipped || range !== 'bytes=-5'),
  )('answers a range request (%s) with %i', async (range, status, part) => {
    const answer = await ask('/media/hero/hero-en-light.mp4', { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, part]);
  });

  it.each(['/', '/contact?lng=he', '/assets/a.123.js'])(
    'answers 304 for %s to a browser that has it',
    async (path) => {
      const { headers } = await ask(path);
      const again = await ask(path, { headers: { 'if-none-match': headers.etag } });
      expect([again.status, again.body]).toEqual([304, '']);
      for (const name of ['cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name]);
      expect((await ask(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
    },
  );

  it.each(['/', '/contact?lng=he', '/assets/a.123.js'])(
    'answers 304 for %s to a browser that has it by its date alone',
    async (path) => {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const date = (await ask(path, { headers })).headers['last-modified'];
        const again = await ask(path, { headers: { ...headers, 'if-modified-since': date } });
        expect([again.status, again.body]).toEqual([304, '']);
        const since = { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' };
        expect((await ask(path, { headers: { ...headers, ...since } })).status).toBe(200);
        // The tag is decisive.
        const another = { 'if-modified-since': date, 'if-none-match': '"another"' };
        expect((await ask(path, { headers: { ...headers, ...another } })).status).toBe(200);
      }
    },
  );

  it('gives each encoding and language of a page its own ETag', async () => {
    const tags = [
      ['/', 'gzip'],
      ['/', 'identity'],
      ['/?lng=he', 'gzip'],
    ].map(
      async ([path, encoding]) =>
        (await ask(path!, { headers: { 'accept-encoding': encoding } })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it.each([
    '//',
    '///evil.example/?a=b',
    '//x//evil.example/',
    '/he//evil.example/?v=il-en',
    '//evil.example?v=il-he',
    String.raw`/\evil.example/`,
    '/%5Cevil.example/',
    '/a%0d%0aset-cookie:b?v=il-he',
  ])('never redirects %s to another host', async (path) => {
    const { headers } = await ask(path);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(
    (
      [
        ['/%00', 404, 400],
        ['/..', 200, 400],
        ['/../../etc/passwd', 404, 400],
        ['/%2e%2e/%2e%2e/etc/passwd', 404, 400],
        ['/assets/..%2f..%2fetc/passwd', 404, 400],
        ['/assets/../.env', 404, 404],
        ['/.git/config', 404, 404],
        ['/%', 404, 400],
        ['/%.png', 404, 400],
        ['/blog/%ff%fe', 200, 200],
        ['/<script>', 404, 404],
        [`/${'a'.repeat(5000)}`, 404, 404],
        [`/${'b'.repeat(50_000)}`, 431, 414],
        [`/?${'lng=he&'.repeat(900)}`, 200, 200],
        [`/contact?v=${'%69'.repeat(900)}`, 200, 200],
        ['http://localhost/contact', 200, 200],
        ['http://[half', 400, 400],
        ['*', 400, 400],
      ] as const
    ).map(([path, ...statuses]) => [path.slice(0, 40), statuses[server === own ? 0 : 1], path] as const),
  )('answers %s with %i, without the server’s version', async (_title, expected, path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(expected);
    expect(headers.server).toBe(server === own ? undefined : 'nginx');
    expect(body).not.toMatch(/nginx\/|root:/);
  });

  it('allows only GET and HEAD', async () => {
    for (const path of ['/contact', '/assets/a.123.js', '/nothing', '/?v=il-he'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
        const { status, headers } = await ask(path, { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    expect(await ask('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each(['/', '/nothing', '/assets/a.123.js'])('sends the security headers with %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(securityHeaders);
    expect(headers['content-security-policy']).toContain(noFraming);
  });
});
