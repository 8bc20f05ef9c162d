import { inLanguage } from '../../src/paths.ts';

/** Which prerendered file answers which address. The build writes these files, every server we ship reads this table. */

/** Files that have names of their own: one page for all posts that are not prerendered, and what hosts show for an unknown address. */
const named: Record<string, string> = {
  '/': '/index.html',
  '/blog/:slug': '/post/index.html',
  '*': '/404.html',
};

/**
 * File of a route in a language, relative to the build's folder: `pricing/index.html`, `he/pricing/index.html`. Every page is the
 * index of a folder, since that is what all hosts serve, and no page is a file beside a folder of its name.
 */
export function pageFile(route: string, language: string): string {
  return inLanguage(named[route] ?? `${route}/index.html`, language).slice(1);
}

/** The path to render a route at. */
export function samplePath(route: string): string {
  if (route === '/blog/:slug') return '/blog/_';
  return route === '*' ? '/404' : route;
}
