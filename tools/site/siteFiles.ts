import { movedPaths } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import { securityHeaders } from './contentSecurityPolicy.ts';

interface SiteFilesInput {
  site: Site;
  /** Paths that search engines may list. */
  paths: readonly string[];
  /** Name and description of each path, in English. */
  describe: (path: string) => { name: string; about: string };
  /** Policy header of each prerendered file. */
  policies: Record<string, string>;
}

const address = (site: Site, path: string) => site.url + path;

/** `sitemap.xml`: every page with its alternates (X11). */
function sitemapXml({ site, paths }: SiteFilesInput): string {
  const entries = paths.map((path) => {
    const url = address(site, path);
    const alternates = [
      ['en', url],
      ['he', `${url}?lng=he`],
      ['x-default', url],
    ].map(([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return ['  <url>', `    <loc>${url}</loc>`, ...alternates, '  </url>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `llms.txt`: what the site holds, for readers that are programs. */
function llmsTxt({ site, paths, describe }: SiteFilesInput): string {
  const lines = paths.map((path) => {
    const { name, about } = describe(path);
    return `- [${name}](${address(site, path)}): ${about}`;
  });
  return [`# ${site.brand}`, '', ...lines, ''].join('\n');
}

/** Install metadata; colours are those of the light page and of ink. */
function webManifest({ site }: SiteFilesInput): string {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify(
    { name: site.brand, short_name: site.brand, start_url: '/', display: 'browser', icons },
    null,
    2,
  );
}

/** `_headers` of common static hosts: the same headers that `npm start` sends (X2, X14). */
function headersFile({ policies }: SiteFilesInput): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
  const pages = Object.entries(policies)
    .filter(([file]) => !file.startsWith('he/'))
    .map(([file, policy]) => {
      const path =
        file === 'index.html' ? '/' : file === 'post.html' ? '/blog/*' : `/${file.replace('.html', '')}`;
      return block(path, { 'content-security-policy': policy });
    });
  return [
    block('/*', securityHeaders),
    block('/assets/*', immutable),
    block('/messages/*', immutable),
    ...pages,
    '',
  ].join('\n\n');
}

/** `_redirects` of common static hosts: addresses that moved, Hebrew for `?lng=he` and `?v=il-he`, one file for every post. */
function redirectsFile({ policies }: SiteFilesInput): string {
  const moved = Object.entries(movedPaths).map(([from, to]) => `${from} ${to} 301`);
  const hebrew = Object.keys(policies)
    .filter((file) => file.startsWith('he/') && !file.endsWith('/post.html') && !file.endsWith('/404.html'))
    .flatMap((file) => {
      const path = `/${file
        .slice('he/'.length)
        .replace('.html', '')
        .replace(/^index$/, '')}`;
      return ['lng=he', 'v=il-he'].map((query) => `${path} ${query} /${file} 200`);
    });
  const posts = ['lng=he', 'v=il-he'].map((query) => `/blog/:slug ${query} /he/post.html 200`);
  return [...moved, ...hebrew, ...posts, '/blog/:slug /post.html 200', ''].join('\n');
}

/** The files beside the pages that crawlers, browsers and static hosts ask for, by name. */
export function siteFiles(input: SiteFilesInput): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address(input.site, '/sitemap.xml')}\n`,
    'sitemap.xml': sitemapXml(input),
    'llms.txt': llmsTxt(input),
    'site.webmanifest': webManifest(input),
    _headers: headersFile(input),
    _redirects: redirectsFile(input),
  };
}
