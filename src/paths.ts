/** Pages on the site map in its order, by their messages' name. */
export const listedPages = [
  { path: '/', name: 'home' },
  { path: '/pricing', name: 'pricing' },
  { path: '/faq', name: 'faq' },
  { path: '/tokens', name: 'tokens' },
  { path: '/download', name: 'download' },
  { path: '/for-it', name: 'forIt' },
  { path: '/blog', name: 'blog' },
  { path: '/hiring', name: 'hiring' },
  { path: '/contact', name: 'contact' },
  { path: '/terms', name: 'terms' },
  { path: '/privacy', name: 'privacy' },
  { path: '/accessibility', name: 'accessibility' },
  { path: '/sitemap', name: 'sitemap' },
] as const;

/** Pages that nothing links to: one starts the download, one is empty. */
export const unlistedPages = [
  { path: '/almost-done', name: 'almostDone' },
  { path: '/coming-soon', name: 'comingSoon' },
] as const;

export type PagePath = (typeof listedPages | typeof unlistedPages)[number]['path'];

/** Every page with a path of its own. */
export const pagePaths = (): PagePath[] => [...listedPages, ...unlistedPages].map(({ path }) => path);

/** The openings on `/hiring`, each with a page of its own. */
export const openings = [
  { name: 'language', path: '/hiring/language-engineer' },
  { name: 'addIn', path: '/hiring/add-in-engineer' },
  { name: 'editor', path: '/hiring/legal-editor' },
  { name: 'customer', path: '/hiring/customer-engineer' },
] as const;

export type Opening = (typeof openings)[number];

/** Addresses that people guess, with the right ones: servers and router redirect them. */
export const movedPaths: Readonly<Record<string, PagePath>> = { '/careers': '/hiring' };

/** The page that shows editors a draft; absent unless the site is configured to show drafts. Only Ghost's preview links to it. */
export const draftPath = '/draft';

/** The parameters that a page reads from its address. All others are of no meaning to it, such as those of campaigns. */
const pageParams: Partial<Record<PagePath | typeof draftPath, readonly string[]>> = {
  '/pricing': ['plan', 'users', 'billing', 'compare'],
  '/faq': ['view'],
  '/tokens': ['tokens'],
  '/blog': ['tag'],
  '/terms': ['view'],
  '/privacy': ['view'],
  '/draft': ['p'],
};

/** The parameters of a query. Mail and chat programs write `&amp;` for `&`. */
export const paramsOf = (search: string) => new URLSearchParams(search.replaceAll('amp;', ''));

/** Whether the page of a path reads a parameter of this name. */
export function isReadBy(path: string, name: string): boolean {
  const read: readonly string[] = pageParams[path as PagePath] ?? [];
  return read.includes(name.toLowerCase());
}

/** A page's path with an optional query or hash. */
export type InternalLink =
  PagePath | Opening['path'] | `${PagePath}?${string}` | `${PagePath}#${string}` | `/blog/${string}`;

/** The path of a post: `slug` is a Ghost slug or a 24-digit hexadecimal id. */
export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The language in an address: `/he` and below are Hebrew; other paths have none. */
export function languageOfPath(address: string): 'he' | undefined {
  return /^\/he(?=[/?#]|$)/.test(address) ? 'he' : undefined;
}

/** Removes the language folder: `/he/pricing` and `/pricing` are one page. Query and hash stay. */
export function withoutLanguage(address: string): string {
  return address.replace(/^\/he(?:\/|(?=[?#]|$))/, '/');
}

/** A path without the closing slash that some hosts add; `/` stays. */
export const withoutClosingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Escapes of letters, digits and `-._~`, which need none (RFC 3986, 2.3: both spellings are the same address). */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The one spelling in which paths are compared: needless escapes decoded, slashes merged as servers read them (`//pricing` would be another
 * host), no closing slash.
 */
export const normalPath = (path: string): string =>
  withoutClosingSlash(path.replaceAll(needlessEscape, decodeURI).replaceAll(/\/{2,}/g, '/'));

/** The path of the page that an address names, in either language and in any spelling. */
export const pagePathOf = (path: string): string => withoutLanguage(normalPath(path));

/** The language of the page that a path in any spelling names. */
export const pageLanguageOf = (path: string): 'en' | 'he' => languageOfPath(normalPath(path)) ?? 'en';

/** A page's address in a language: Hebrew has the folder `/he`. Query and hash stay. */
export function inLanguage(address: string, language: string): string {
  return language === 'en' ? address : `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}
