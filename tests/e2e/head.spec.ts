import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAdvertised, openingFacts } from '../../src/data/openings.ts';
import { contentFor } from '../../demo/ghost/contentApi.ts';
import { inLanguage, listedPages, openings, postPath } from '../../src/paths.ts';
import { resolveTokens } from '../../theme/src/resolveTokens.ts';
import { parseTokens } from '../../theme/src/tokenFile.ts';
import { ogImageAddress, ogImageSize } from '../../src/components/ogImage.ts';
import { ogImagePaths } from '../../tools/site/ogImages.ts';
import { pageFile } from '../../tools/site/pageFiles.ts';
import { languageNames, languages, pathsWithoutPosts, site, type Language } from './support/site.ts';
import { JSDOM } from '../../tools/site/readPage.ts';
import { choose } from './support/language.ts';
import { footer } from './support/shell.ts';
import { structuredThings } from './support/structuredThings.ts';
import { builtDocument } from './support/builtDocument.ts';
import { expect, test } from './support/test.ts';

// Reads the built files, as crawlers do; only the last test needs a browser.
const outDir = process.env.OUT_DIR ?? 'dist';
const tokens = resolveTokens(parseTokens(readFileSync('theme/tokens.json', 'utf8')));
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

const today = new Date().toISOString().slice(0, 10);
const listed: readonly string[] = [...listedPages, ...openings].map(({ path }) => path);
/** The schema.org types per page, besides the breadcrumbs. */
const kinds: Record<string, string[]> = {
  '/': ['Organization', 'WebSite', 'SoftwareApplication', 'VideoObject'],
  '/pricing': ['SoftwareApplication', 'BreadcrumbList'],
  '/download': ['SoftwareApplication', 'BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  ...Object.fromEntries(
    openings
      .filter(({ name }) => isAdvertised(openingFacts[name], today))
      .map(({ path }) => [path, ['JobPosting', 'BreadcrumbList']]),
  ),
};

/** The languages and addresses of links to a page's alternates. */
const alternatesIn = (links: Iterable<Element>) =>
  Array.from(links, (link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
const alternatesOf = (path: string) => [
  ['en', site.url + inLanguage(path, 'en')],
  ['he', site.url + inLanguage(path, 'he')],
  ['x-default', site.url + inLanguage(path, 'en')],
];

for (const language of languages)
  for (const path of [...pathsWithoutPosts, '*']) {
    const file = pageFile(path, language);
    test(`${file} has meta tags, structured data and breadcrumbs (X11)`, () => {
      const document = builtDocument(read(file));
      const content = (selector: string) =>
        document.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
      const href = (selector: string) => document.querySelector(`link[${selector}]`)?.getAttribute('href');
      const own = site.url + inLanguage(path, language);

      expect(document.title.length, document.title).toBeGreaterThan(5);
      expect(document.title.length, document.title).toBeLessThanOrEqual(70);
      expect(content('name=description').length).toBeGreaterThan(15);

      const isListed = listed.includes(path);
      if (isListed) {
        expect(content('name=robots')).toBe('');
        expect(href('rel=canonical')).toBe(own);
        expect(content('property="og:url"')).toBe(own);
        expect(alternatesIn(document.querySelectorAll('link[rel=alternate][hreflang]'))).toEqual(
          alternatesOf(path),
        );
      }

      const bars = [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => [
        meta.getAttribute('media'),
        meta.getAttribute('content'),
      ]);
      expect(bars).toEqual(
        ['light', 'dark'].map((scheme, index) => [
          `(prefers-color-scheme:${scheme})`,
          tokens.colors.surface.page[index],
        ]),
      );

      expect(content('property="og:title"')).toBe(document.title);
      expect(content('property="og:description"')).toBe(content('name=description'));
      expect(content('property="og:locale"')).toBe(language === 'he' ? 'he_IL' : 'en_US');
      expect(content('property="og:site_name"')).toBe(site.brand);
      expect(content('name="twitter:card"')).toBe('summary_large_image');
      const picture = content('property="og:image"');
      const pictured = ogImagePaths.includes(path) ? path : '/';
      expect(picture).toBe(site.url + ogImageAddress(pictured, language));
      expect(existsSync(join(outDir, picture.slice(site.url.length)))).toBe(true);
      expect(content('property="og:image:width"')).toBe(String(ogImageSize.width));
      expect(content('property="og:image:alt"')).toBe(document.title);

      const icons = document.querySelectorAll(
        'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]',
      );
      expect(icons.length).toBeGreaterThanOrEqual(3);
      for (const icon of icons)
        expect(existsSync(join(outDir, icon.getAttribute('href')!)), icon.outerHTML).toBe(true);

      const expected = kinds[path] ?? (isListed ? ['BreadcrumbList'] : []);
      expect(structuredThings(document).sort()).toEqual([...expected].sort());
    });
  }

test('sitemap.xml lists every indexed page in both languages with its alternates, and no other (X11)', () => {
  const { document } = new JSDOM(read('sitemap.xml'), { contentType: 'text/xml' }).window;
  const entries = [...document.querySelectorAll('url')];
  const addresses = entries.map((entry) => entry.querySelector('loc')!.textContent);
  const indexed = listed.flatMap((path) =>
    languages.map((language) => site.url + inLanguage(path, language)),
  );
  const posts = languages.flatMap((language) =>
    contentFor(language).posts.map(({ slug }) => site.url + inLanguage(postPath(String(slug)), language)),
  );
  expect(addresses.toSorted()).toEqual([...indexed, ...posts].toSorted());
  for (const path of listed)
    for (const language of languages) {
      const entry = entries[addresses.indexOf(site.url + inLanguage(path, language))]!;
      expect(alternatesIn(entry.getElementsByTagName('xhtml:link'))).toEqual(alternatesOf(path));
    }
  for (const entry of entries) {
    const changed = entry.querySelector('lastmod')?.textContent;
    if (changed !== undefined) expect(Number.isNaN(Date.parse(changed)), changed).toBe(false);
  }
  const changed = (path: string) =>
    entries
      .find((entry) => entry.querySelector('loc')!.textContent === site.url + path)
      ?.querySelector('lastmod')?.textContent;
  for (const path of ['/terms', '/he/privacy', '/accessibility'])
    expect(changed(path)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the manifest names the site and icons that are there (X11)', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.brand);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(readdirSync(outDir)).toContain(src.slice(1));
});

for (const language of languages)
  test(`a post without a picture has its blog’s, in ${languageNames[language]} (X11)`, () => {
    const [, picture] = /"og:image" content="([^"]*)/.exec(read(pageFile('/blog/:slug', language)))!;
    expect(picture).toBe(site.url + ogImageAddress('/blog', language));
  });

/** What a document says of itself to those who share and index it. */
function selfDescription(document: Document) {
  const metas = [...document.querySelectorAll('meta[name=description], meta[name^=twitter], meta[property]')];
  return {
    title: document.title,
    metas: metas
      .map(
        (meta) =>
          `${meta.getAttribute('name') ?? meta.getAttribute('property')}: ${meta.getAttribute('content')}`,
      )
      .sort(),
  };
}

test('after navigation and in the other language the head is that of the new page (X11)', async ({
  page,
  visit,
}) => {
  /** Expects the head of a page's file, with the structured data that pages write themselves. */
  async function expectHeadOf(path: string, language: Language, things: string[]) {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      site.url + inLanguage(path, language),
    );
    const open = new JSDOM(await page.content()).window.document;
    const built = builtDocument(read(pageFile(path, language)));
    expect(selfDescription(open)).toEqual(selfDescription(built));
    expect(structuredThings(open)).toEqual(things);
    for (const script of open.querySelectorAll('script[type="application/ld+json"]'))
      expect(script.textContent).toMatch(language === 'he' ? /[א-ת]/ : /^[^א-ת]*$/);
  }
  const follow = (path: string) => footer(page).locator(`a[href="${path}"]`).first().click();

  await visit('/pricing');
  await expectHeadOf('/pricing', 'en', ['BreadcrumbList', 'SoftwareApplication']);
  await choose(page, 'en', 'he');
  await expectHeadOf('/pricing', 'he', ['SoftwareApplication']);
  await follow('/he/faq');
  await expectHeadOf('/faq', 'he', ['FAQPage']);
  await choose(page, 'he', 'en');
  await expectHeadOf('/faq', 'en', ['FAQPage']);
  await follow('/contact');
  await expectHeadOf('/contact', 'en', []);
});
