import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noFraming, securityHeaders } from '../site/contentSecurityPolicy.ts';
import { pageFile } from '../site/pageFiles.ts';
import { isOfAnotherBuild, rewritersOf } from './compareHtml.ts';
import { contract, problemWith } from './contract.ts';

interface Diagnosis {
  /** Problems for visitors or crawlers. */
  wrong: string[];
  /** Optional features that are missing, as on plain static hosts. */
  missing: string[];
  /** What could not be checked, and why. */
  unchecked: string[];
}

type Report = (sentence: string) => void;

/** A large file, of which players request ranges. */
const film = '/media/hero/hero-en-light.mp4';

const get = (origin: string, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

/** Asks for a compressed answer, and cancels its body, which releases the connection. */
async function headersOf(origin: string, path: string, headers: Record<string, string> = {}) {
  const response = await get(origin, path, { 'accept-encoding': 'br, gzip', ...headers });
  await response.body?.cancel();
  return response;
}

/** Security headers. Policies are in each page's HTML too, except `frame-ancestors`. */
async function checkSecurity(origin: string, report: Report) {
  for (const path of ['/', '/nothing']) {
    const { headers } = await headersOf(origin, path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      const isPlain = name === 'strict-transport-security' && origin.startsWith('http:');
      const sent = headers.get(name);
      const isRight = name === 'strict-transport-security' ? sent?.startsWith('max-age=') : sent === value;
      if (!isPlain && !isRight) report(`${path} comes with “${name}: ${sent ?? ''}”; send “${value}”.`);
    }
    const policy = headers.get('content-security-policy') ?? '';
    if (!policy.includes(noFraming))
      report(`${path} may be framed by other sites: send a Content-Security-Policy with “${noFraming}”.`);
  }
  const { headers } = await headersOf(origin, '/');
  for (const name of ['server', 'x-powered-by']) {
    const value = headers.get(name) ?? '';
    if (/\d/.test(value)) report(`Every answer tells the server's version (“${name}: ${value}”): hide it.`);
  }
}

/** Caching, compression and conditional requests. */
async function checkDelivery(origin: string, report: Report) {
  const html = await (await get(origin, '/')).text();
  const [asset] = / data-files="([^" ]+)/.exec(html)?.slice(1) ?? [];
  if (asset) {
    const { headers } = await headersOf(origin, asset);
    const caching = headers.get('cache-control') ?? '';
    if (!caching.includes('immutable'))
      report(
        `${asset} has a hash in its name, yet “cache-control: ${caching}” has it asked for again: send “public, max-age=31536000, immutable”.`,
      );
    if (!headers.get('content-encoding'))
      report(`${asset} is not compressed; ${asset}.br and ${asset}.gz lie beside it.`);
  }
  const missing = (await headersOf(origin, '/assets/nothing.js')).headers.get('cache-control') ?? '';
  if (/immutable|max-age=[1-9]/.test(missing))
    report(
      `Missing files come with “cache-control: ${missing}”, so that browsers keep the 404 after the file has arrived: send “no-cache”.`,
    );
  const page = await headersOf(origin, '/');
  const caching = page.headers.get('cache-control') ?? '';
  if (!/no-cache|max-age=0/.test(caching))
    report(
      `Pages come with “cache-control: ${caching}”, so that visitors may see an old site after a release: send “no-cache”.`,
    );
  if (!page.headers.get('content-encoding'))
    report('Pages are not compressed; each has its .br and .gz beside it.');
  const etag = page.headers.get('etag');
  const again = etag && (await headersOf(origin, '/', { 'if-none-match': etag }));
  if (!again || again.status !== 304)
    report('A page that the browser has already is sent again: answer If-None-Match with 304.');
  const part = await headersOf(origin, film, { range: 'bytes=0-99' });
  if (part.status !== 206)
    report(
      `${film} is answered with ${part.status} to a request for a part of it; it must be 206, or Safari plays no film.`,
    );
}

/** Whether pages arrive as the build wrote them: the policy blocks scripts and styles that have been changed. */
async function checkHtml(origin: string, outDir: string, { wrong, unchecked }: Diagnosis) {
  // It has mail addresses.
  const path = '/contact';
  const file = join(outDir, pageFile(path, 'en'));
  const built = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  // Some hosts redirect to the address with a slash.
  const response = await fetch(origin + path);
  const served = await response.text();
  // Missing, or another page: reported already.
  if (!response.ok || !served.includes(` data-page="${path}"`)) return;
  const isOther = built !== undefined && isOfAnotherBuild(built, served);
  wrong.push(...rewritersOf(served, isOther ? undefined : built));
  if (isOther)
    unchecked.push(
      `Whether pages are served as they were built: ${outDir} is another build than the site’s.`,
    );
  else if (built === undefined)
    unchecked.push(`Whether pages are served as they were built: there is no build in ${outDir}.`);
}

/**
 * Diagnoses a deployed site's server.
 * @param origin such as `https://www.example.com`.
 * @param outDir the build that it should serve.
 * @throws if it is unreachable.
 */
export async function diagnose(origin: string, outDir: string): Promise<Diagnosis> {
  const diagnosis: Diagnosis = { wrong: [], missing: [], unchecked: [] };
  const { wrong, missing } = diagnosis;
  for (const expected of contract) {
    const sentence = await problemWith(origin, expected);
    if (sentence) (expected.capability === 'files' ? wrong : missing).push(sentence);
  }
  const report: Report = (sentence) => void missing.push(sentence);
  await checkSecurity(origin, report);
  await checkDelivery(origin, report);
  await checkHtml(origin, outDir, diagnosis);
  return diagnosis;
}
