import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { inLanguage, languageOfPath, movedPaths, normalPath, withoutLanguage } from '../../src/paths.ts';
import { pageFile } from '../site/pageFiles.ts';
import {
  allowedMethods,
  askedHebrew,
  caching,
  file as filePattern,
  fixedHeaders,
  forced,
  hashedFolders,
  hidden,
  post,
} from './rules.ts';

/** Compiled once. */
const patterns = {
  forced: new RegExp(`^${forced}$`, 'i'),
  askedHebrew: new RegExp(`^${askedHebrew}`, 'i'),
  file: new RegExp(filePattern),
  hidden: new RegExp(hidden),
  post: new RegExp(post),
};

/** The language that `v` forces. */
const forcedLanguage = (query: URLSearchParams) =>
  patterns.forced.exec(query.get('v') ?? '')?.[1]?.toLowerCase();

/** Redirect target of an address: normalizes slashes, moved paths and a forced language. */
function destination({ pathname, searchParams }: URL): string {
  const path = normalPath(pathname);
  const page = withoutLanguage(path);
  return inLanguage(movedPaths[page] ?? page, forcedLanguage(searchParams) ?? languageOfPath(path) ?? 'en');
}

/** The language of a page's answer, from its folder or `lng`. It may depend on nothing else, since caches only know the address. */
function requestLanguage({ pathname, searchParams }: URL): 'en' | 'he' {
  const asked = !forcedLanguage(searchParams) && patterns.askedHebrew.test(searchParams.get('lng') ?? '');
  return languageOfPath(pathname) ?? (asked ? 'he' : 'en');
}

/** The prerendered file for a path without its language folder, and whether the path is a known page. */
function pageFor(
  path: string,
  language: string,
  policies: Record<string, string>,
): { file: string; status: number } {
  const file = pageFile(path, language);
  if (!patterns.hidden.test(path) && file in policies) return { file, status: 200 };
  if (patterns.post.test(path)) return { file: pageFile('/blog/:slug', language), status: 200 };
  return { file: pageFile('*', language), status: 404 };
}

/** Parses a request target; undefined if it is invalid. A leading double slash is not a host. */
function addressOf(target = '/'): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const plainText = { 'content-type': 'text/plain', 'cache-control': caching.other };

/** Whether a browser has a file of this second, by the date that it names. (sirv compares ETags alone.) */
function isUnchanged({ headers }: IncomingMessage, file: string): boolean {
  const { mtimeMs = Number.NaN } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const since = headers['if-none-match'] ? Number.NaN : Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(mtimeMs / 1000) * 1000 <= since;
}

/** Serves a build as the shipped configurations do: compressed files, pages by language, 404 pages (uncompressed), redirects and security headers. */
export function serveSite(outDir: string) {
  const policies = () =>
    JSON.parse(readFileSync(join(outDir, 'headers.json'), 'utf8')) as Record<string, string>;
  let cached: Record<string, string> | undefined;
  let files: ReturnType<typeof sirv> | undefined;

  return (request: IncomingMessage, response: ServerResponse, next?: () => void) => {
    cached ??= policies();
    files ??= sirv(outDir, { brotli: true, gzip: true, etag: true });
    for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);

    if (!allowedMethods.includes(request.method ?? '')) {
      response.writeHead(405, { ...plainText, allow: allowedMethods.join(', ') }).end('Method not allowed');
      return;
    }
    const url = addressOf(request.url);
    if (!url) {
      response.writeHead(400, plainText).end('Bad request');
      return;
    }
    const path = destination(url);
    if (path !== url.pathname) {
      response.writeHead(301, { location: path + url.search, 'cache-control': caching.other }).end();
      return;
    }
    if (patterns.file.test(path) && !patterns.hidden.test(path)) {
      const isHashed = hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
      // Before sirv answers, so that 304 responses have it too.
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', isHashed ? caching.hashed : caching.other);
      // sirv does not know it.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      if (isUnchanged(request, join(outDir, path))) response.writeHead(304).end();
      else
        files(request, response, () => {
          response.writeHead(404, plainText).end('Not found');
        });
      return;
    }

    const language = requestLanguage(url);
    const { file, status } = pageFor(withoutLanguage(path), language, cached);
    const policy = cached[file];
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-language', language);
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader('cache-control', caching.other);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    request.url = `/${file}`;
    if (status === 200 && isUnchanged(request, join(outDir, file))) response.writeHead(304).end();
    else if (status === 200) files(request, response, next);
    else response.writeHead(status).end(readFileSync(join(outDir, file)));
  };
}
