import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { movedPaths } from '../../src/paths.ts';
import { securityHeaders } from '../site/contentSecurityPolicy.ts';
import { pageFile } from '../site/pageFiles.ts';

type Next = () => void;

/** The language a request asks for: `v` forces, then `lng`, then the cookie of an earlier choice (L2, L3, X1). */
export function requestLanguage(url: URL, cookie = ''): 'en' | 'he' {
  const forced = /^il-(en|he)$/i.exec(url.searchParams.get('v') ?? '')?.[1];
  const query = /^(en|he)(-|$)/i.exec(url.searchParams.get('lng') ?? '')?.[1];
  const stored = /(?:^|; )lng=(en|he)(?:;|$)/.exec(cookie)?.[1];
  return (forced ?? query ?? stored)?.toLowerCase() === 'he' ? 'he' : 'en';
}

/** The prerendered file for a path, and whether the path names a page at all. */
function pageFor(
  pathname: string,
  language: string,
  files: ReadonlySet<string>,
): { file: string; status: number } {
  const file = pageFile(pathname, language);
  // Names of files that are no addresses of pages.
  const isFileName = ['/post', '/404', '/index'].includes(pathname) || pathname.startsWith('/he/');
  const isPage = !isFileName && files.has(file);
  if (isPage) return { file, status: 200 };
  if (/^\/blog\/[^/]+$/.test(pathname)) return { file: pageFile('/blog/:slug', language), status: 200 };
  return { file: pageFile('*', language), status: 404 };
}

/**
 * Serves a built site as the shipped server configurations do: precompressed files, the page in the visitor's language,
 * a not-found page with status 404, no closing slashes, redirects from old addresses, security headers on everything.
 */
export function serveSite(outDir: string) {
  const policies = () =>
    JSON.parse(readFileSync(join(outDir, 'headers.json'), 'utf8')) as Record<string, string>;
  let cached: Record<string, string> | undefined;
  let files: ReturnType<typeof sirv> | undefined;

  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    cached ??= policies();
    files ??= sirv(outDir, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders(res, pathname) {
        const isHashed = pathname.startsWith('/assets/') || pathname.startsWith('/messages/');
        res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);

    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      response.writeHead(301, { location: url.pathname.replace(/\/+$/, '') + url.search }).end();
      return;
    }
    const moved = movedPaths[url.pathname];
    if (moved) {
      response.writeHead(301, { location: moved + url.search }).end();
      return;
    }
    const isFile =
      /\.[a-z0-9]+$/i.test(url.pathname) &&
      !url.pathname.endsWith('.html') &&
      url.pathname !== '/headers.json';
    if (isFile) {
      files(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      });
      return;
    }

    const language = requestLanguage(url, request.headers.cookie);
    const { file, status } = pageFor(url.pathname, language, new Set(Object.keys(cached)));
    response.setHeader('content-security-policy', cached[file]!);
    response.setHeader('content-language', language);
    response.setHeader('vary', 'Accept-Encoding, Cookie');
    sendPage(response, join(outDir, file), status, request);
    void next;
  };
}

/** Sends a page in the best encoding the browser takes. */
function sendPage(response: ServerResponse, path: string, status: number, request: IncomingMessage) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const bytes = readFileSync(encoding ? `${path}.${encoding === 'br' ? 'br' : 'gz'}` : path);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
