import { inLanguage } from '../../src/paths.ts';

/** Which prerendered file answers which address. */

/** Files with special names: the page for posts that are not prerendered, and the not-found page. */
const named: Record<string, string> = {
  '/': '/index.html',
  '/blog/:slug': '/post/index.html',
  '*': '/404.html',
};

/**
 * File of a route relative to the build: `pricing/index.html`, `he/pricing/index.html`. Every page is an `index.html`, which all hosts
 * serve, so that no page is a file beside a folder of the same name.
 */
export function pageFile(route: string, language: string): string {
  return inLanguage(named[route] ?? `${route}/index.html`, language).slice(1);
}

/** The path to render a route at. */
export function samplePath(route: string): string {
  if (route === '/blog/:slug') return '/blog/_';
  return route === '*' ? '/404' : route;
}
