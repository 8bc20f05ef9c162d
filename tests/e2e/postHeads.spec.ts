/** Reads the heads of prerendered posts from the build, as crawlers do, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, postPath } from '../../src/paths.ts';
import { builtDocument } from './support/builtDocument.ts';
import { languageNames, languages, site } from './support/site.ts';
import { structuredThings } from './support/structuredThings.ts';
import { expect, test } from './support/test.ts';
import { JSDOM } from '../../tools/site/readPage.ts';

const outDir = process.env.OUT_DIR ?? 'dist';

for (const language of languages) {
  const folder = join(outDir, inLanguage('/blog', language));
  const slugs = readdirSync(folder).filter((name) => !name.includes('.'));

  test(`every post in ${languageNames[language]} has structured data and breadcrumbs (X11)`, () => {
    expect(slugs).toHaveLength(9);
    for (const slug of slugs) {
      const html = readFileSync(join(folder, slug, 'index.html'), 'utf8');
      const document = builtDocument(html);
      const content = (selector: string) =>
        document.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
      const own = site.url + inLanguage(postPath(slug), language);
      const heading = document.querySelector('h1')!.textContent;

      expect(document.documentElement.lang, slug).toBe(language);
      expect(document.title, slug).toContain(heading);
      expect(content('name=description').length, slug).toBeGreaterThan(15);
      expect(content('name=robots'), slug).toBe('');
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(own);
      // Posts have no translations.
      expect(document.querySelector('link[hreflang]'), slug).toBeNull();
      expect(content('property="og:type"'), slug).toBe('article');
      expect(content('property="og:title"'), slug).toBe(document.title);
      expect(content('property="og:description"'), slug).toBe(content('name=description'));
      expect(content('property="og:url"')).toBe(own);
      expect(content('property="og:locale"')).toBe(language === 'he' ? 'he_IL' : 'en_US');
      expect(URL.canParse(content('property="og:image"')), slug).toBe(true);
      expect(content('property="og:image:alt"'), slug).not.toBe('');
      expect(content('name="twitter:card"')).toBe('summary_large_image');
      expect(structuredThings(document), slug).toEqual(['BlogPosting', 'BreadcrumbList']);
    }
  });

  test(`the site map lists every post in ${languageNames[language]} with the day of its last change (X11)`, () => {
    const map = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
    const { document } = new JSDOM(map, { contentType: 'text/xml' }).window;
    const entries = [...document.querySelectorAll('url')];
    for (const slug of slugs) {
      const own = site.url + inLanguage(postPath(slug), language);
      const entry = entries.find((one) => one.querySelector('loc')!.textContent === own);
      expect(Date.parse(entry?.querySelector('lastmod')?.textContent ?? ''), own).not.toBeNaN();
    }
  });
}
