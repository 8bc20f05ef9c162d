/** The shipped nginx configuration, in an nginx of this machine: Debian's package `nginx-light` is enough. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../demo/serve.ts';
import { noFraming, securityHeaders } from '../tools/site/contentSecurityPolicy.ts';

const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);
if (!nginx)
  console.warn('nginx is not installed: its configuration is not tested (apt-get install nginx-light).');

describe.runIf(nginx)('nginx with the shipped configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = join(folder, 'site');
  let server: ChildProcess;
  let port: number;

  function write(path: string, content: string) {
    writeFileSync(join(site, path), content);
    writeFileSync(join(site, `${path}.gz`), gzipSync(content));
  }

  beforeAll(async () => {
    for (const name of ['', 'he', 'blog', 'assets']) mkdirSync(join(site, name), { recursive: true });
    for (const page of ['index', 'contact', 'post', '404']) {
      write(`${page}.html`, `${page}.html`);
      write(`he/${page}.html`, `he/${page}.html`);
    }
    for (const file of [
      'blog/built.html',
      'assets/a.123.js',
      'robots.txt',
      'site.webmanifest',
      'headers.json',
    ])
      write(file, file);
    // Its worker may be another user than this test.
    chmodSync(folder, 0o755);
    const free = await serve(() => undefined);
    port = Number(new URL(free.url).port);
    await free.close();
    const shipped = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/stet;', `root ${site};`);
    writeFileSync(join(folder, 'site.conf'), shipped);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
      events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    const errors: string[] = [];
    server = spawn(nginx ?? '', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
    server.stderr?.on('data', (text) => errors.push(String(text)));
    await vi.waitFor(
      async () => {
        if (server.exitCode !== null) throw new Error(errors.join(''));
        if ((await ask('/')).status !== 200) throw new Error('It does not answer yet.');
      },
      { timeout: 20_000 },
    );
  }, 30_000);
  afterAll(async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
    }
    rmSync(folder, { recursive: true });
  });

  /** The answer to a request line as it is, which `fetch` would tidy. */
  function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
    return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
      (resolve, reject) => {
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
    ['/contact', 200, 'contact.html', 'en'],
    ['/contact?lng=he', 200, 'he/contact.html', 'he'],
    ['/contact?lng=HE-il', 200, 'he/contact.html', 'he'],
    ['/contact?v=il-he&lng=en', 200, 'he/contact.html', 'he'],
    ['/blog/built', 200, 'blog/built.html', 'en'],
    ['/blog/any-post', 200, 'post.html', 'en'],
    ['/blog/any-post?v=il-he', 200, 'he/post.html', 'he'],
    ['/nothing', 404, '404.html', 'en'],
    ['/nothing?lng=he', 404, 'he/404.html', 'he'],
    ['/blog/a/b', 404, '404.html', 'en'],
    ['/index', 404, '404.html', 'en'],
    ['/post', 404, '404.html', 'en'],
    ['/404', 404, '404.html', 'en'],
  ])('answers %s with %i and %s', async (path, status, file, language) => {
    const { headers, ...answer } = await ask(path);
    expect(answer).toEqual({ status, body: file });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Cookie'),
    });
  });

  it('answers in the language of an earlier choice, unless the address names one', async () => {
    const headers = { cookie: 'a=b; lng=he' };
    expect((await ask('/contact', { headers })).body).toBe('he/contact.html');
    expect((await ask('/contact?lng=en', { headers })).body).toBe('contact.html');
  });

  it.each(['/contact.html', '/he/contact.html', '/headers.json', '/robots.txt.gz', '/missing.png'])(
    'does not give away %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

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
    ['/contact/?lng=he', '/contact?lng=he'],
    ['/careers?lng=he', '/hiring?lng=he'],
    ['//x//evil.example/', '/x/evil.example'],
  ])('redirects %s to %s, on this host', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([String.raw`/\evil.example/`, '/%5Cevil.example/'])('redirects %s nowhere', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

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
