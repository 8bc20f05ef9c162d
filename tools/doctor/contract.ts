/** What a server of the built site answers. `tests/hosts.test.ts` asks every kind of host, `npm run doctor` a deployed site. */

import { languageCodes } from '../../src/locale/languages.ts';
import { inLanguage } from '../../src/paths.ts';

/**
 * What a host must support for an answer: only files, rules in `_headers` and `_redirects`, or a server configuration such as
 * `deploy/nginx.conf`.
 */
export const hostCapabilities = ['files', 'rules', 'configuration'] as const;
export type Capability = (typeof hostCapabilities)[number];

/** A request and its expected answer. */
export interface Expected {
  path: string;
  method?: string;
  status: number;
  /** The page's language, and its route as in `#root`. */
  page?: ['en' | 'he', string];
  /** The target of a redirect. */
  location?: string;
  capability: Capability;
}

const page = (
  capability: Capability,
  path: string,
  language: 'en' | 'he',
  route: string,
  status = 200,
): Expected => ({ path, status, page: [language, route], capability });
/** A page at its addresses in both languages. */
const pages = (capability: Capability, path: string, route = path) =>
  languageCodes.map((language) => page(capability, inLanguage(path, language), language, route));
const redirect = (capability: Capability, path: string, location: string): Expected => ({
  path,
  status: 301,
  location,
  capability,
});

export const contract: readonly Expected[] = [
  ...['/', '/pricing', '/hiring', '/hiring/legal-editor', '/blog'].flatMap((path) => pages('files', path)),
  page('files', '/pricing?lng=en&v=il-en', 'en', '/pricing'),
  page('files', '/he/pricing?lng=he&v=il-he', 'he', '/pricing'),
  page('files', '/he/pricing?lng=en', 'he', '/pricing'),
  page('files', '/pricing?lng=fr', 'en', '/pricing'),
  page('files', '/pricing?lng=hebrew', 'en', '/pricing'),
  page('files', '/pricing?v=us-he', 'en', '/pricing'),
  { path: '/robots.txt', status: 200, capability: 'files' },
  { path: '/.well-known/security.txt', status: 200, capability: 'files' },
  { path: '/nothing', status: 404, capability: 'files' },
  { path: '/he/nothing', status: 404, capability: 'files' },
  { path: '/assets/nothing.js', status: 404, capability: 'files' },

  ...pages('rules', '/blog/newer-than-the-build', '/blog/:slug'),
  page('rules', '/nothing', 'en', '*', 404),
  page('rules', '/help', 'en', '*', 404),
  page('rules', '/blog/a/b', 'en', '*', 404),
  redirect('rules', '/careers', '/hiring'),
  redirect('rules', '/he/careers', '/he/hiring'),

  page('configuration', '/he/nothing', 'he', '*', 404),
  page('configuration', '/pricing?lng=he', 'he', '/pricing'),
  page('configuration', '/pricing?lng=HE-il', 'he', '/pricing'),
  page('configuration', '/?lng=he', 'he', '/'),
  page('configuration', '/pricing?lng=he&v=il-en', 'en', '/pricing'),
  page('configuration', '/blog/newer-than-the-build?lng=he', 'he', '/blog/:slug'),
  page('configuration', '/nothing?lng=he', 'he', '*', 404),
  redirect('configuration', '/?v=il-he', '/he?v=il-he'),
  redirect('configuration', '/pricing?v=il-he', '/he/pricing?v=il-he'),
  redirect('configuration', '/pricing?v=IL-HE&lng=en', '/he/pricing?v=IL-HE&lng=en'),
  redirect('configuration', '/he?v=il-en', '/?v=il-en'),
  redirect('configuration', '/he/pricing?v=il-en', '/pricing?v=il-en'),
  redirect('configuration', '/pricing/', '/pricing'),
  redirect('configuration', '/he/', '/he'),
  redirect('configuration', '/he/pricing/?lng=en', '/he/pricing?lng=en'),
  redirect('configuration', '/careers?lng=he', '/hiring?lng=he'),
  redirect('configuration', '//x//evil.example/', '/x/evil.example'),
  // Files without an address.
  ...[
    '/post',
    '/he/post',
    '/404',
    '/index',
    '/pricing/index.html',
    '/he/index.html',
    '/headers.json',
    '/_headers',
    '/_redirects',
    '/robots.txt.gz',
    '/robots.txt.br',
  ].map((path): Expected => ({ path, status: 404, capability: 'configuration' })),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): Expected => ({
    path: '/pricing',
    method,
    status: 405,
    capability: 'configuration',
  })),
];

async function request(origin: string, path: string, { method = 'GET' }: Pick<Expected, 'method'>) {
  const response = await fetch(origin + path, { method, redirect: 'manual' });
  const text = await response.text();
  const location = response.headers.get('location');
  const target = location === null ? null : new URL(location, origin + path);
  return {
    status: response.status,
    location: target && (target.origin === origin ? target.pathname + target.search : target.href),
    page: [/<html lang="(\w+)"/.exec(text)?.[1], / data-page="([^"]*)"/.exec(text)?.[1]],
    vary: response.headers.get('vary') ?? '',
  };
}

/** Some hosts redirect a folder to its address with a trailing slash. */
const addsSlash = (path: string, { status, location }: Awaited<ReturnType<typeof request>>) =>
  [301, 302, 307, 308].includes(status) && location === path.replace(/(?=\?|$)/, '/');

/**
 * Sends one request.
 * @returns what is wrong with the answer, or undefined.
 * @throws if the server is unreachable.
 */
export async function problemWith(origin: string, expected: Expected): Promise<string | undefined> {
  const { path, method = 'GET', status, page: wanted, location } = expected;
  let answer = await request(origin, path, expected);
  if (wanted && addsSlash(path, answer)) answer = await request(origin, answer.location!, expected);
  const asked = `${method} ${path}`;
  if (answer.status !== status) return `${asked} is answered with ${answer.status}; it must be ${status}.`;
  if (location !== undefined && answer.location !== location)
    return `${asked} leads to ${answer.location ?? 'nowhere'}; it must lead to ${location}.`;
  if (wanted && answer.page.join(' ') !== wanted.join(' '))
    return `${asked} is answered with the page ${answer.page.join(' ')}; it must be ${wanted.join(' ')}.`;
  if (/cookie|\*/i.test(answer.vary))
    return `${asked} is answered with “Vary: ${answer.vary}”; no answer depends on a cookie.`;
  return undefined;
}
