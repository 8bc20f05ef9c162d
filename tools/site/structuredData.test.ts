import { describe, expect, it } from 'vitest';
import { openingFacts } from '../../src/data/openings.ts';
import type { Language } from '../../src/locale/languages.ts';
import { site } from '../../tests/e2e/support/site.ts';
import { structuredDataTag, structuredData } from './structuredData.ts';

const text = (id: string) => `<${id}>`;
const built = new Date('2026-11-22T09:00:00Z');
const thingsOf = (path: string, language: Language = 'en', day = built) =>
  structuredData({ site, path, language, text, built: day });
const typesOf = (path: string, day = built) => thingsOf(path, 'en', day).map((thing) => thing['@type']);

describe('structured data (X11)', () => {
  it('of the landing page describes the company, the site, the product and the film', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite', 'SoftwareApplication', 'VideoObject']);
  });

  it.each(['en', 'he'] as const)('says who is behind the site, in %s (X23)', (language) => {
    const { company } = site;
    expect(thingsOf('/', language)[0]).toMatchObject({
      legalName: company.name[language],
      identifier: company.number,
      address: company.address[language],
      telephone: company.phone,
    });
  });

  it('of the download page names the product with its prices', () => {
    expect(typesOf('/download')).toEqual(['SoftwareApplication', 'BreadcrumbList']);
  });

  it('names the lowest and the highest price of all plans', () => {
    expect(thingsOf('/download')[0]).toMatchObject({
      offers: { lowPrice: 0, highPrice: 120, offerCount: 7 },
    });
  });

  it('of a page has breadcrumbs with the addresses of its language', () => {
    expect(thingsOf('/hiring/legal-editor', 'he').at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '<shell.page.home>', item: `${site.url}/he` },
        { position: 2, name: '<shell.page.hiring>', item: `${site.url}/he/hiring` },
        { position: 3, name: '<hiring.editor.title>', item: `${site.url}/he/hiring/legal-editor` },
      ],
    });
  });

  it('of an opening describes the position, with escaped text', () => {
    expect(thingsOf('/hiring/legal-editor', 'he')[0]).toMatchObject({
      '@type': 'JobPosting',
      title: '<hiring.editor.title>',
      description: expect.stringMatching(/^<p>&lt;hiring.editor.about>.*<li>&lt;hiring.editor.fit.third>/),
      employmentType: 'PART_TIME',
      jobLocation: { address: { addressLocality: '<hiring.place.telAviv>', addressCountry: 'IL' } },
    });
  });

  it('of an opening is left out after its last day', () => {
    const { validThrough } = openingFacts.editor;
    const typesOn = (day: string) => typesOf('/hiring/legal-editor', new Date(day));
    expect(typesOn(`${validThrough}T12:00:00Z`)).toContain('JobPosting');
    expect(typesOn('2099-01-01T12:00:00Z')).toEqual(['BreadcrumbList']);
  });

  it('leaves out a remote opening, whose countries are not known', () => {
    expect(typesOf('/hiring/customer-engineer', new Date(openingFacts.customer.datePosted))).toEqual([
      'BreadcrumbList',
    ]);
  });

  it.each(['/blog/:slug', '*', '/coming-soon'])('is omitted on pages without any: %s', (path) => {
    expect(typesOf(path)).toEqual([]);
    expect(structuredDataTag({ site, path, language: 'en', text, built })).toBe('');
  });

  it('escapes the end of its element', () => {
    const input = { site, path: '/contact', language: 'en', built } as const;
    const tag = structuredDataTag({ ...input, text: () => '</script><b>' });
    expect(tag.match(/<\/script>/g)).toHaveLength(1);
    expect(tag).not.toContain('<b>');
  });
});
