import { scriptJson } from '../../src/text/scriptJson.ts';
import { isAdvertised, openingFacts } from '../../src/data/openings.ts';
import { billings, isTiered, plans, priceOf, priceRange } from '../../src/data/prices.ts';
import { product } from '../../src/data/product.ts';
import type { Language } from '../../src/locale/languages.ts';
import { inLanguage, listedPages, openings } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';

interface DataInput {
  site: Site;
  /** The route's path, such as `/hiring/legal-editor` or `/blog/:slug`. */
  path: string;
  language: Language;
  /** A message of that language as plain text. */
  text: (id: string) => string;
  /** Time of the build: positions that have expired by then are left out. */
  built: Date;
}

type Thing = Record<string, unknown>;

/** Required by search engines. */
const heroFilm = { recorded: '2026-11-23', duration: 'PT25S' };

/** The name of a listed page. */
function nameOf(path: string, text: DataInput['text']): string | undefined {
  const opening = openings.find((one) => one.path === path);
  if (opening) return text(`hiring.${opening.name}.title`);
  const page = listedPages.find((one) => one.path === path);
  return page && text(`shell.page.${page.name}`);
}

/** Home, the parent page if there is one, and the page. */
function breadcrumbs({ site, path, language, text }: DataInput): Thing[] {
  const steps = path.split('/').slice(1);
  const trail = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const known = trail.flatMap((one) => {
    const name = nameOf(one, text);
    return name === undefined ? [] : [{ name, item: site.url + inLanguage(one, language) }];
  });
  if (path === '/' || known.length < 2 || known.length < trail.length) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: known.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

const organizationOf = (site: Site) => `${site.url}/#organization`;

/** The product with its price range, per user and month. */
function pricedProduct({ site, path, language, text }: DataInput): Thing {
  const prices = billings.flatMap((billing) =>
    plans.flatMap((plan) =>
      isTiered(plan) ? Object.values(priceRange(plan, billing)) : priceOf(plan, billing),
    ),
  );
  return {
    ...product,
    name: site.brand,
    description: text('home.meta.description'),
    url: site.url + inLanguage(path, language),
    publisher: { '@id': organizationOf(site) },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices) / 100,
      highPrice: Math.max(...prices) / 100,
      offerCount: plans.length,
    },
  };
}

/** The landing page's things: company, site, product and film. */
function landing(input: DataInput): Thing[] {
  const { site, language, text } = input;
  const organization = organizationOf(site);
  const film = `${site.url}/media/hero/hero-${language}-light`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.brand,
      legalName: site.company.name[language],
      identifier: site.company.number,
      address: site.company.address[language],
      telephone: site.company.phone,
      url: `${site.url}/`,
      logo: `${site.url}/icon-512.png`,
      email: site.email.info,
      sameAs: [site.social.linkedin, site.social.x, site.social.youtube],
    },
    {
      '@type': 'WebSite',
      name: site.brand,
      url: site.url + inLanguage('/', language),
      inLanguage: language,
      publisher: { '@id': organization },
    },
    pricedProduct(input),
    {
      '@type': 'VideoObject',
      name: text('home.hero.play'),
      description: text('home.hero.film'),
      thumbnailUrl: `${film}-1280.jpg`,
      contentUrl: `${film}.mp4`,
      uploadDate: heroFilm.recorded,
      duration: heroFilm.duration,
      inLanguage: language,
    },
  ];
}

const escapeHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A job posting, until it expires. */
function jobPosting({ site, path, language, text, built }: DataInput): Thing[] {
  const name = openings.find((one) => one.path === path)?.name;
  const facts = name && openingFacts[name];
  if (!facts || !isAdvertised(facts, built.toISOString().slice(0, 10))) return [];
  const part = (of: string) => {
    const items = ['first', 'second', 'third'].map(
      (line) => `<li>${escapeHtml(text(`hiring.${name}.${of}.${line}`))}</li>`,
    );
    return `<p>${escapeHtml(text(`hiring.parts.${of}`))}</p><ul>${items.join('')}</ul>`;
  };
  const telAviv = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: text('hiring.place.telAviv'),
      addressCountry: 'IL',
    },
  };
  return [
    {
      '@type': 'JobPosting',
      title: text(`hiring.${name}.title`),
      description: `<p>${escapeHtml(text(`hiring.${name}.about`))}</p>${part('work')}${part('fit')}`,
      datePosted: facts.datePosted,
      validThrough: facts.validThrough,
      employmentType: facts.occupation === 'fullTime' ? 'FULL_TIME' : 'PART_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        '@id': organizationOf(site),
        name: site.brand,
        sameAs: `${site.url}/`,
        logo: `${site.url}/icon-512.png`,
      },
      jobLocation: telAviv,
      directApply: false,
      url: site.url + inLanguage(path, language),
    },
  ];
}

/** A page's schema.org data. */
export function structuredData(input: DataInput): Thing[] {
  if (input.path === '/') return landing(input);
  return [
    ...(input.path === '/download' ? [pricedProduct(input)] : []),
    ...jobPosting(input),
    ...breadcrumbs(input),
  ];
}

/**
 * A page's structured data as an element of the head, written by the build so that visitors download no code for it. Prices, questions and
 * posts add their own.
 */
export function structuredDataTag(input: DataInput): string {
  const graph = structuredData(input);
  if (!graph.length) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json}</script>`;
}
