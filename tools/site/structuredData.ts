import { scriptJson } from '../../src/components/scriptJson.ts';
import { isAdvertised, openingFacts } from '../../src/data/openings.ts';
import { lowestAnnualPrices } from '../../src/data/prices.ts';
import { inLanguage, listedPages, openings } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import { cardAddress, cardSize } from './cards.ts';

interface HeadInput {
  site: Site;
  /** The route's path, such as `/hiring/legal-editor` or `/blog/:slug`. */
  path: string;
  language: string;
  /** A message of that language as plain text. */
  text: (id: string) => string;
  /** When the site is built: a position that is no longer offered then is no news. */
  built: Date;
  /** Absolute address of a picture of the page's own, in place of its card. */
  picture?: string | undefined;
}

interface TagsInput extends HeadInput {
  /** The page's title, which its card shows, as it stands in the HTML. */
  title: string;
}

type Thing = Record<string, unknown>;

/** When the hero film was recorded, and how long it is: search engines ask for both. */
const heroFilm = { recorded: '2026-11-21', duration: 'PT25S' };

/** The name of a page as its links call it; undefined for pages that are not listed. */
function nameOf(path: string, text: HeadInput['text']): string | undefined {
  const opening = openings.find((one) => one.path === path);
  if (opening) return text(`hiring.${opening.name}.title`);
  const page = listedPages.find((one) => one.path === path);
  return page && text(`shell.page.${page.name}`);
}

/** Where a page stands: home, the page above it if there is one, itself. */
function breadcrumbs({ site, path, language, text }: HeadInput): Thing[] {
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

/** The product with the range of its price list. */
function product({ site, path, language, text }: HeadInput): Thing {
  const prices = Object.values(lowestAnnualPrices).map((cents) => cents / 100);
  return {
    '@type': 'SoftwareApplication',
    name: site.brand,
    description: text('home.meta.description'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, Windows',
    url: site.url + inLanguage(path, language),
    publisher: { '@id': organizationOf(site) },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    },
  };
}

/** What the landing page is about: the company, the site, the product, the film. */
function landing(input: HeadInput): Thing[] {
  const { site, language, text } = input;
  const organization = organizationOf(site);
  const own = language as keyof Site['company']['name'];
  const film = `${site.url}/media/hero/hero-${language}-light`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.brand,
      legalName: site.company.name[own],
      identifier: site.company.number,
      address: site.company.address[own],
      ...(site.company.phone && { telephone: site.company.phone }),
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
    product(input),
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

/** The position that a page offers, while it does. */
function jobPosting({ site, path, language, text, built }: HeadInput): Thing[] {
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
      ...(facts.place === 'remote'
        ? {
            jobLocationType: 'TELECOMMUTE',
            applicantLocationRequirements: facts.countries?.map((country) => ({
              '@type': 'Country',
              name: country,
            })),
          }
        : { jobLocation: telAviv }),
      directApply: false,
      url: site.url + inLanguage(path, language),
    },
  ];
}

/** What schema.org can be told of a page. */
export function structuredData(input: HeadInput): Thing[] {
  if (input.path === '/') return landing(input);
  return [
    ...(input.path === '/download' ? [product(input)] : []),
    ...jobPosting(input),
    ...breadcrumbs(input),
  ];
}

/**
 * Tags for readers that are programs: the picture of a shared link and structured data. The build writes them, so that
 * visitors download no code for them; JSON-LD is data, which the Content-Security-Policy lets be. What only a page knows
 * (questions, a post) the page says itself.
 */
export function machineTags(input: TagsInput): string {
  const { site, path, language, picture, title } = input;
  const graph = structuredData(input);
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  const card = [
    `<meta property="og:image" content="${site.url}${cardAddress(path, language)}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
  ];
  return [
    ...(picture ? [`<meta property="og:image" content="${picture.replaceAll('"', '%22')}">`] : card),
    `<meta property="og:image:alt" content="${title}">`,
    ...(graph.length ? [`<script type="application/ld+json">${json}</script>`] : []),
  ].join('');
}
