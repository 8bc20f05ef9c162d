import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../demo/serve.ts';
import { fixtureSite } from '../../tests/hosts/fixtureSite.ts';
import { caching } from '../server/rules.ts';
import { serveSite } from '../server/serveSite.ts';
import { diagnose } from './diagnose.ts';

const site = fixtureSite();
afterAll(() => site.remove());

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const right: Handler = serveSite(site.folder);

/** Diagnoses a temporary server. */
async function diagnosisOf(handler: Handler, outDir = site.folder) {
  const server = await serve(handler);
  try {
    return await diagnose(server.url, outDir);
  } finally {
    await server.close();
  }
}

describe('npm run doctor (X14)', () => {
  it('finds nothing wrong with npm start', async () => {
    expect(await diagnosisOf(right)).toEqual({ wrong: [], missing: [], unchecked: [] });
  });

  it('lists what a plain static host lacks, and nothing wrong for visitors', async () => {
    const { wrong, missing } = await diagnosisOf(sirv(site.folder));
    expect(wrong).toEqual([]);
    expect(missing).toContain('GET /careers is answered with 404; it must be 301.');
    expect(missing).toContain('/ comes with “x-content-type-options: ”; send “nosniff”.');
  });

  it.each<[string, Handler, string]>([
    [
      'answers everything with one page',
      (_request, response) => response.end('<html lang="en"><div id="root" data-page="/">'),
      'GET /pricing is answered with the page en /; it must be en /pricing.',
    ],
    [
      'knows no Hebrew',
      (request, response) =>
        request.url?.startsWith('/he') ? response.writeHead(404).end() : right(request, response),
      'GET /he/pricing is answered with 404; it must be 200.',
    ],
    [
      'lets cookies decide',
      (request, response) => {
        const { writeHead } = response;
        response.writeHead = function (this: ServerResponse, ...all: unknown[]) {
          this.setHeader('vary', 'Accept-Encoding, Cookie');
          return (writeHead as (...args: unknown[]) => ServerResponse).apply(this, all);
        };
        right(request, response);
      },
      'GET /pricing is answered with “Vary: Accept-Encoding, Cookie”; no answer depends on a cookie.',
    ],
  ])('reports a server that %s', async (_what, handler, sentence) => {
    expect((await diagnosisOf(handler)).wrong).toContain(sentence);
  });

  it('reports a server that has browsers keep the 404 of a missing file', async () => {
    const { missing } = await diagnosisOf((request, response) => {
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        setHeader.call(response, name, name === 'cache-control' ? caching.hashed : value);
      right(request, response);
    });
    expect(missing).toContainEqual(expect.stringContaining('Missing files come with “cache-control: public'));
  });

  it('reports a server that reveals its version', async () => {
    const { missing } = await diagnosisOf((request, response) => {
      response.setHeader('server', 'nginx/1.2.3');
      right(request, response);
    });
    expect(missing).toEqual(["Every answer tells the server's version (“server: nginx/1.2.3”): hide it."]);
  });

  /** A proxy that rewrites the page for contact. */
  const rewriting =
    (rewrite: (html: string) => string): Handler =>
    (request, response) =>
      request.url === '/contact'
        ? response.end(rewrite(readFileSync(join(site.folder, 'contact/index.html'), 'utf8')))
        : right(request, response);

  it.each<[string, (html: string) => string, RegExp]>([
    [
      'the obfuscation of addresses',
      (html) => html.replace('</body>', '<a href="/cdn-cgi/l/email-protection#2b42">x</a></body>'),
      /^Cloudflare’s Email Address Obfuscation rewrites pages: switch it off under Scrape Shield/,
    ],
    [
      'a loader of scripts',
      (html) =>
        html.replace('</body>', '<script src="/cdn-cgi/scripts/x/rocket-loader.min.js"></script></body>'),
      /^Cloudflare’s Rocket Loader/,
    ],
    [
      'analytics',
      (html) =>
        html.replace(
          '</body>',
          '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>',
        ),
      /^Cloudflare’s Web Analytics/,
    ],
    ['a minifier', (html) => html.replaceAll(/(?<=lang=)"|"(?=>)/g, ''), /^A minifier rewrites pages/],
    [
      'a banner',
      (html) => html.replace('<body>', '<body><div id="banner">Hello</div>'),
      /^Something inserts “<div id="banner">Hello<\/div>” in pages/,
    ],
    [
      'other words',
      (html) => html.replace('contact/index.html', 'Hello'),
      /^Something puts “.*Hello” in place of “.*contact\/index\.html” in pages/,
    ],
  ])('reports %s that rewrites pages, and how to switch it off', async (_what, rewrite, sentence) => {
    const { wrong } = await diagnosisOf(rewriting(rewrite));
    expect(wrong).toEqual([expect.stringMatching(sentence)]);
    expect(wrong[0]).toContain('no-transform');
  });

  it('says that pages cannot be compared with another build, or none', async () => {
    const other = rewriting((html) => html.replace('a.123.js', 'a.456.js'));
    expect(await diagnosisOf(other)).toMatchObject({
      wrong: [],
      unchecked: [expect.stringContaining('is another build than the site’s')],
    });
    expect(await diagnosisOf(right, '/nowhere')).toMatchObject({
      wrong: [],
      unchecked: [expect.stringContaining('there is no build in /nowhere')],
    });
  });
});
