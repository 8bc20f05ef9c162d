import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/siteSchema.ts';
import { machineTags, structuredData } from './structuredData.ts';

const site = readSite(parseEnv(readFileSync('.env.demo', 'utf8')));
const text = (id: string) => `<${id}>`;
const typesOf = (path: string) =>
  structuredData({ site, path, language: 'en', text }).map((thing) => thing['@type']);

describe('structured data (X11)', () => {
  it('of the landing page names the company, the site, the product and the film', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite', 'SoftwareApplication', 'VideoObject']);
  });

  it.each(['en', 'he'] as const)('says who is behind the site, in %s (X23)', (language) => {
    const { company } = site;
    expect(structuredData({ site, path: '/', language, text })[0]).toMatchObject({
      legalName: company.name[language],
      identifier: company.number,
      address: company.address[language],
      telephone: company.phone,
    });
  });

  it('of the download page names the product with its prices', () => {
    expect(typesOf('/download')).toEqual(['SoftwareApplication', 'BreadcrumbList']);
  });

  it('of a page says where it stands, in the addresses of its language', () => {
    const [trail] = structuredData({ site, path: '/hiring/legal-editor', language: 'he', text });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '<shell.page.home>', item: `${site.url}/he` },
        { position: 2, name: '<shell.page.hiring>', item: `${site.url}/he/hiring` },
        { position: 3, name: '<hiring.editor.title>', item: `${site.url}/he/hiring/legal-editor` },
      ],
    });
  });

  it.each(['/blog/:slug', '*', '/coming-soon'])('is left out where there is nothing to say: %s', (path) => {
    expect(typesOf(path)).toEqual([]);
    expect(machineTags({ site, path, language: 'en', text, title: 'Stet' })).not.toContain('ld+json');
  });

  it('cannot end the element it stands in', () => {
    const tags = machineTags({
      site,
      path: '/contact',
      language: 'en',
      text: () => '</script><b>',
      title: 'Stet',
    });
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    expect(tags).not.toContain('<b>');
  });
});
