import { inLanguage, movedPaths } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import { caching, fixedHeaders, hashedFolders } from '../server/rules.ts';
import type { PostPage } from './blogPages.ts';

interface SiteFilesInput {
  site: Site;
  /** Paths that search engines may list. */
  paths: readonly string[];
  /** The day of its last change, for the paths where one is kept. A date of the build would say nothing. */
  changed?: Readonly<Record<string, string>>;
  /** Posts that are prerendered. */
  posts: readonly Pick<PostPage, 'path' | 'language' | 'changed'>[];
  /** Name and description of each path, in English. */
  describe: (path: string) => { name: string; about: string };
  /** When the site is built. */
  built: Date;
  /** Policy header of each prerendered file. */
  policies: Record<string, string>;
}

const languages = ['en', 'he'];

const address = (site: Site, path: string) => site.url + path;

/** `sitemap.xml`: every page in each language with its alternates, every prerendered post in its one language. */
function sitemapXml({ site, paths, changed: days = {}, posts }: SiteFilesInput): string {
  const entries = paths.flatMap((path) => {
    const day = days[path] ? [`    <lastmod>${days[path]}</lastmod>`] : [];
    const addresses = languages.map((language) => address(site, inLanguage(path, language)));
    const alternates = [...languages, 'x-default'].map(
      (language, index) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${addresses[index] ?? addresses[0]}"/>`,
    );
    return addresses.map((url) =>
      ['  <url>', `    <loc>${url}</loc>`, ...day, ...alternates, '  </url>'].join('\n'),
    );
  });
  const postEntries = posts.map(({ path, language, changed }) => {
    const url = address(site, inLanguage(path, language));
    return ['  <url>', `    <loc>${url}</loc>`, `    <lastmod>${changed}</lastmod>`, '  </url>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    ...postEntries,
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

/** `security.txt` (RFC 9116): where somebody who has found a fault writes to. It expires a year after the build. */
function securityTxt({ site, built }: SiteFilesInput): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${site.email.info}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${address(site, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
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

/**
 * `_headers` of common static hosts. Such a host knows the address that was asked for, not the file it answers with, which may
 * be the Hebrew page: each page's policy stands in its `<meta>`, and the header adds what a `<meta>` may not say.
 */
function headersFile(): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', fixedHeaders),
    ...hashedFolders.map((folder) => block(`/${folder}/*`, { 'cache-control': caching.hashed })),
    '',
  ].join('\n\n');
}

/**
 * `_redirects` of common static hosts: addresses that moved, every page without a closing slash, one file for the posts that are
 * not prerendered. Every line is one that Netlify and Cloudflare both read: no queries, no `!`.
 */
function redirectsFile({ policies }: SiteFilesInput): string {
  const moved = Object.entries(movedPaths).flatMap(([from, to]) =>
    languages.map((language) => `${inLanguage(from, language)} ${inLanguage(to, language)} 301`),
  );
  const pages = Object.keys(policies)
    .filter((file) => file.endsWith('/index.html') && !file.endsWith('post/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`);
  return [
    ...moved,
    ...pages.map((path) => `${path} ${path}/ 200`),
    ...languages.map(
      (language) => `${inLanguage('/blog/:slug', language)} ${inLanguage('/post/', language)} 200`,
    ),
    '',
  ].join('\n');
}

/** The files beside the pages that crawlers, browsers and static hosts ask for, by name. */
export function siteFiles(input: SiteFilesInput): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address(input.site, '/sitemap.xml')}\n`,
    'sitemap.xml': sitemapXml(input),
    '.well-known/security.txt': securityTxt(input),
    'llms.txt': llmsTxt(input),
    'site.webmanifest': webManifest(input),
    _headers: headersFile(),
    _redirects: redirectsFile(input),
  };
}
