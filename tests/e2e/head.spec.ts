import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAdvertised, openingFacts } from '../../src/data/openings.ts';
import { inLanguage, listedPages, openings, pagePaths } from '../../src/paths.ts';
import { resolveTokens } from '../../theme/src/resolveTokens.ts';
import { parseTokens } from '../../theme/src/tokenFile.ts';
import { cardSize } from '../../tools/site/cards.ts';
import { pageFile } from '../../tools/site/pageFiles.ts';
import { languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

// What crawlers and those who share a link read of the build. No browser is opened: they run no script.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, options?: { contentType: string }) => { window: { document: Document } };
};
const outDir = process.env.OUT_DIR ?? 'dist';
const tokens = resolveTokens(parseTokens(readFileSync('theme/tokens.json', 'utf8')));
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

const words = z.string().min(1);
const url = z.url();
const day = z.iso.date();
const money = z.object({ priceCurrency: z.literal('USD') });
const offer = money.extend({
  '@type': z.literal('Offer'),
  name: words,
  price: z.string().regex(/^\d+\.\d\d$/),
  url,
});
const offers = z.union([
  money.extend({
    '@type': z.literal('AggregateOffer'),
    lowPrice: z.number(),
    highPrice: z.number().positive(),
    offerCount: z.number().int().positive(),
  }),
  z.array(offer).min(1),
]);
const person = z.object({ '@type': z.enum(['Person', 'Organization']), name: words });

/** What each kind of thing must say, as search engines ask for it. */
const things: Record<string, z.ZodType> = {
  Organization: z.object({
    name: words,
    legalName: words,
    url,
    logo: url,
    email: z.email(),
    sameAs: z.array(url),
  }),
  WebSite: z.object({ name: words, url, inLanguage: z.enum(languages) }),
  SoftwareApplication: z.object({
    name: words,
    applicationCategory: words,
    operatingSystem: words,
    url,
    offers,
  }),
  VideoObject: z.object({
    name: words,
    description: words,
    thumbnailUrl: url,
    contentUrl: url,
    uploadDate: day,
    duration: z.string().regex(/^PT\d+S$/),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: words, item: url }))
      .min(2),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  BlogPosting: z.object({
    headline: words,
    datePublished: z.iso.datetime({ offset: true }),
    author: person.or(z.array(person)),
  }),
  JobPosting: z.object({
    title: words,
    description: z.string().regex(/^<p>.+<\/ul>$/),
    datePosted: day,
    validThrough: day,
    hiringOrganization: z.object({ '@type': z.literal('Organization'), name: words, sameAs: url, logo: url }),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME']),
    jobLocation: z.object({
      '@type': z.literal('Place'),
      address: z.object({ addressLocality: words, addressCountry: z.literal('IL') }),
    }),
    url,
  }),
};

/** Every thing that a page's JSON-LD names, each held to what its kind must say. */
function structuredThings(document: Document): string[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent) as Record<string, unknown>;
    expect(data['@context']).toBe('https://schema.org');
    const graph = (data['@graph'] ?? [data]) as Record<string, unknown>[];
    return graph.map((thing) => {
      const type = String(thing['@type']);
      expect(things[type]?.safeParse(thing).error, type).toBeUndefined();
      expect(things, type).toHaveProperty(type);
      return type;
    });
  });
}

const today = new Date().toISOString().slice(0, 10);
const listed: readonly string[] = [...listedPages, ...openings].map(({ path }) => path);
/** What a page says of itself beside where it stands. */
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

for (const language of languages)
  for (const path of [...pagePaths, ...openings.map(({ path: opening }) => opening), '*']) {
    const file = pageFile(path, language);
    test(`${file} tells crawlers what it is and where it stands (X11)`, () => {
      // Styles are no part of it, and jsdom does not know all of CSS.
      const { document } = new JSDOM(read(file).replace(/<style[^]*?<\/style>/g, '')).window;
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
        const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]);
        expect(alternates).toEqual([
          ['en', site.url + inLanguage(path, 'en')],
          ['he', site.url + inLanguage(path, 'he')],
          ['x-default', site.url + inLanguage(path, 'en')],
        ]);
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
      expect(picture.startsWith(`${site.url}/media/`)).toBe(true);
      expect(existsSync(join(outDir, picture.slice(site.url.length)))).toBe(true);
      expect(content('property="og:image:width"')).toBe(String(cardSize.width));
      expect(content('property="og:image:alt"')).toBe(document.title);

      for (const icon of document.querySelectorAll(
        'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]',
      ))
        expect(existsSync(join(outDir, icon.getAttribute('href')!)), icon.outerHTML).toBe(true);

      const expected = kinds[path] ?? (isListed ? ['BreadcrumbList'] : []);
      expect(structuredThings(document).sort()).toEqual([...expected].sort());
    });
  }

test('the site map lists every listed page in both languages with its alternates, and nothing that asks to be left out (X11)', () => {
  const { document } = new JSDOM(read('sitemap.xml'), { contentType: 'text/xml' }).window;
  const entries = [...document.querySelectorAll('url')];
  const addresses = entries.map((entry) => entry.querySelector('loc')!.textContent);
  const pages = listed.flatMap((path) => languages.map((language) => site.url + inLanguage(path, language)));
  expect(addresses.toSorted()).toEqual(expect.arrayContaining(pages.toSorted()));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const entry of entries) {
    const address = entry.querySelector('loc')!.textContent;
    if (pages.includes(address)) expect(entry.getElementsByTagName('xhtml:link')).toHaveLength(3);
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
