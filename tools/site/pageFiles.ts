/** Which prerendered file answers which address. The build writes these files, every server we ship reads this table. */

/** The route patterns that are one file for many addresses. */
const shared: Record<string, string> = { '/': 'index', '/blog/:slug': 'post', '*': '404' };

/** File of a route in a language, relative to the build's folder: `pricing.html`, `he/pricing.html`. */
export function pageFile(route: string, language: string): string {
  const name = shared[route] ?? route.slice(1);
  return `${language === 'en' ? '' : `${language}/`}${name}.html`;
}

/** The path to render a route at. */
export function samplePath(route: string): string {
  if (route === '/blog/:slug') return '/blog/_';
  return route === '*' ? '/404' : route;
}
