import type { IncomingMessage, ServerResponse } from 'node:http';
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
async function diagnosisOf(handler: Handler) {
  const server = await serve(handler);
  try {
    return await diagnose(server.url);
  } finally {
    await server.close();
  }
}

describe('npm run doctor (X14)', () => {
  it('finds nothing wrong with npm start', async () => {
    expect(await diagnosisOf(right)).toEqual({ wrong: [], missing: [] });
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
});
