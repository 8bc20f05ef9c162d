import { z } from 'zod';
import { languages } from './site.ts';
import { expect } from './test.ts';

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

/** Required properties per type, following search engines' documentation. */
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

/**
 * Validates a page's JSON-LD.
 * @returns the types found.
 */
export function structuredThings(document: Document): string[] {
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
