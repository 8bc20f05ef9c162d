import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { movedPaths } from '../../src/paths.ts';
import { noFraming, securityHeaders } from '../site/contentSecurityPolicy.ts';
import { pageFile } from '../site/pageFiles.ts';

type Next = () => void;

/** The language a request asks for: `v` forces, then `lng`, then the cookie of an earlier choice. */
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

/** The address that a request line holds; undefined for one that is none. A second slash at its start begins no host. */
function addressOf(target = '/'): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** A path as pages have it: single slashes, and none at the end. */
const plainPath = (pathname: string) => pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

const plainText = { 'content-type': 'text/plain', 'cache-control': 'no-cache' };

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
    files ??= sirv(outDir, { brotli: true, gzip: true, etag: true });
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...plainText, allow: 'GET, HEAD' }).end('Method not allowed');
      return;
    }
    const url = addressOf(request.url);
    if (!url) {
      response.writeHead(400, plainText).end('Bad request');
      return;
    }
    const path = plainPath(url.pathname);
    const moved = movedPaths[path] ?? path;
    if (moved !== url.pathname) {
      response.writeHead(301, { location: moved + url.search }).end();
      return;
    }
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html') && path !== '/headers.json';
    if (isFile) {
      const isHashed = path.startsWith('/assets/') || path.startsWith('/messages/');
      // Set before sirv answers, so that „not modified” says it too.
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      files(request, response, () => {
        response.writeHead(404, plainText).end('Not found');
      });
      return;
    }

    const language = requestLanguage(url, request.headers.cookie);
    const { file, status } = pageFor(path, language, new Set(Object.keys(cached)));
    response.setHeader('content-security-policy', cached[file] ?? noFraming);
    response.setHeader('content-language', language);
    response.setHeader('vary', 'Accept-Encoding, Cookie');
    sendPage(response, join(outDir, file), status, request);
    void next;
  };
}

/** Sends a page in the best encoding the browser takes, or nothing when the browser has it already. */
function sendPage(response: ServerResponse, path: string, status: number, request: IncomingMessage) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const bytes = readFileSync(encoding ? `${path}.${encoding === 'br' ? 'br' : 'gz'}` : path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  response.setHeader('cache-control', 'no-cache');
  if (status === 200) {
    response.setHeader('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (known?.some((one) => one === etag || one === '*')) {
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
