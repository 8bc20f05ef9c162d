import { languageCodes } from '../../src/locale/languages.ts';
import { inLanguage, listedPages, movedPaths, openings } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import { caching, fixedHeaders, hashedFolders } from '../server/rules.ts';
import type { PostPage } from './blogPages.ts';

interface SiteFilesInput {
  site: Site;
  /** Last change, for paths where it is known; the date of the build would be meaningless. */
  changed?: Readonly<Record<string, string>>;
  /** Prerendered posts. */
  posts: readonly Pick<PostPage, 'path' | 'language' | 'changed'>[];
  /** An English message as plain text. */
  text: (id: string) => string;
  /** Time of the build. */
  built: Date;
  /** Policy header of each prerendered file. */
  policies: Record<string, string>;
}

/** `sitemap.xml`: pages with their language alternates, and prerendered posts. */
function sitemapXml({ site, changed: days = {}, posts }: SiteFilesInput): string {
  const entry = (url: string, day: string | undefined, alternates: string[] = []) => [
    '  <url>',
    `    <loc>${url}</loc>`,
    ...(day ? [`    <lastmod>${day}</lastmod>`] : []),
    ...alternates,
    '  </url>',
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...listedPages, ...openings].flatMap(({ path }) => {
      const addresses = languageCodes.map((language) => site.url + inLanguage(path, language));
      const alternates = [...languageCodes, 'x-default'].map(
        (language, index) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${addresses[index] ?? addresses[0]}"/>`,
      );
      return addresses.flatMap((url) => entry(url, days[path], alternates));
    }),
    ...posts.flatMap(({ path, language, changed }) => entry(site.url + inLanguage(path, language), changed)),
    '</urlset>',
    '',
  ].join('\n');
}

/** `llms.txt` */
function llmsTxt({ site, text }: SiteFilesInput): string {
  const line = (path: string, name: string, about: string) =>
    `- [${text(name)}](${site.url}${path}): ${text(about)}`;
  const pages = listedPages.map(({ path, name }) =>
    line(path, `shell.page.${name}`, `sitemap.${name}.about`),
  );
  const jobs = openings.map(({ path, name }) => line(path, `hiring.${name}.title`, `hiring.${name}.about`));
  return [`# ${site.brand}`, '', ...pages, ...jobs, ''].join('\n');
}

/** `security.txt` (RFC 9116). Expires a year after the build. */
function securityTxt({ site, built }: SiteFilesInput): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${site.email.info}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Web app manifest, with the colours of the light scheme. */
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
 * `_headers` for static hosts. They match the requested address, which may be answered with the Hebrew file: so policies are in each page's
 * `<meta>`, and the header has what a `<meta>` may not. Without `no-transform`, since such hosts compress, and Cloudflare would not.
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
 * `_redirects` for static hosts: moved addresses, trailing slashes, and one file for posts that are not prerendered. Only syntax that
 * Netlify and Cloudflare share.
 */
function redirectsFile({ policies }: SiteFilesInput): string {
  const moved = Object.entries(movedPaths).flatMap(([from, to]) =>
    languageCodes.map((language) => `${inLanguage(from, language)} ${inLanguage(to, language)} 301`),
  );
  const pages = Object.keys(policies)
    .filter((file) => file.endsWith('/index.html') && !/^(he\/)?post\//.test(file))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`);
  return [
    ...moved,
    ...pages.map((path) => `${path} ${path}/ 200`),
    ...languageCodes.map(
      (language) => `${inLanguage('/blog/:slug', language)} ${inLanguage('/post/', language)} 200`,
    ),
    '',
  ].join('\n');
}

/** Files for crawlers, browsers and static hosts, by name. */
export function siteFiles(input: SiteFilesInput): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${input.site.url}/sitemap.xml\n`,
    'sitemap.xml': sitemapXml(input),
    '.well-known/security.txt': securityTxt(input),
    'llms.txt': llmsTxt(input),
    'site.webmanifest': webManifest(input),
    _headers: headersFile(),
    _redirects: redirectsFile(input),
  };
}
