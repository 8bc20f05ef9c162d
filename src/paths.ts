/** Every page that has an address of its own, in the order of the site map (section 4 of the requirements). */
export const pagePaths = [
  '/',
  '/pricing',
  '/faq',
  '/tokens',
  '/download',
  '/almost-done',
  '/for-it',
  '/blog',
  '/hiring',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/sitemap',
  '/coming-soon',
] as const;

/** The pages that are listed to visitors (site map, not-found page), by the name their messages carry. */
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
] as const satisfies readonly { path: PagePath; name: string }[];

/** A path of a page on this site; a wrong one does not compile. */
export type PagePath = (typeof pagePaths)[number];

/** The openings on `/hiring`, in their order. Each has a page of its own, to be sent to somebody it suits. */
export const openings = [
  { name: 'language', path: '/hiring/language-engineer' },
  { name: 'addIn', path: '/hiring/add-in-engineer' },
  { name: 'editor', path: '/hiring/legal-editor' },
  { name: 'customer', path: '/hiring/customer-engineer' },
] as const;

/** A position we hire for, by the name its messages carry. */
export type Opening = (typeof openings)[number];

/** Addresses that people guess, and the pages they mean: our servers redirect them, and so does the site itself. */
export const movedPaths: Readonly<Record<string, PagePath>> = { '/careers': '/hiring' };

/** A page's path, with an optional query or hash. */
export type InternalLink =
  PagePath | Opening['path'] | `${PagePath}?${string}` | `${PagePath}#${string}` | `/blog/${string}`;

/** The path of one post: `slug` is a Ghost slug or a 24-hex post id. */
export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** True on `/blog/{slug}`, where a change of language leads to `/blog`. */
export function isPostPath(pathname: string): boolean {
  return /^\/blog\/[^/]+\/?$/.test(pathname);
}

/** The language that an address names by its folder: `/he` and all below it are Hebrew, every other path is any language's. */
export function languageOfPath(address: string): 'he' | undefined {
  return /^\/he(?=[/?#]|$)/.test(address) ? 'he' : undefined;
}

/** An address without its language's folder: `/he/pricing` and `/pricing` are one page. Query and hash stay. */
export function withoutLanguage(address: string): string {
  return address.replace(/^\/he(?:\/|(?=[?#]|$))/, '/');
}

/** The address of a page in a language: English has the paths as they stand, Hebrew has them below `/he`. Query and hash stay. */
export function inLanguage(address: string, language: string): string {
  return language === 'en' ? address : `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}
