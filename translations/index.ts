import type accessibility from './en/accessibility.json';
import type blog from './en/blog.json';
import type claims from './en/claims.json';
import type comingSoon from './en/comingSoon.json';
import type contact from './en/contact.json';
import type desk from './en/desk.json';
import type download from './en/download.json';
import type draft from './en/draft.json';
import type faq from './en/faq.json';
import type films from './en/films.json';
import type forIt from './en/forIt.json';
import type hiring from './en/hiring.json';
import type home from './en/home.json';
import type legal from './en/legal.json';
import type notFound from './en/notFound.json';
import type pricing from './en/pricing.json';
import type privacy from './en/privacy.json';
import type samples from './en/samples.json';
import type search from './en/search.json';
import type shell from './en/shell.json';
import type sitemap from './en/sitemap.json';
import type terms from './en/terms.json';
import type tokens from './en/tokens.json';

/** Every bundle, typed by its English file; the catalogue test compares the Hebrew keys. */
interface Bundles {
  accessibility: typeof accessibility;
  blog: typeof blog;
  claims: typeof claims;
  comingSoon: typeof comingSoon;
  contact: typeof contact;
  desk: typeof desk;
  download: typeof download;
  draft: typeof draft;
  faq: typeof faq;
  films: typeof films;
  forIt: typeof forIt;
  hiring: typeof hiring;
  home: typeof home;
  legal: typeof legal;
  notFound: typeof notFound;
  pricing: typeof pricing;
  privacy: typeof privacy;
  samples: typeof samples;
  search: typeof search;
  shell: typeof shell;
  sitemap: typeof sitemap;
  terms: typeof terms;
  tokens: typeof tokens;
}

/** A message file's name. The shell's is loaded with every page, others with the pages that list them. */
export type Bundle = keyof Bundles;

/** The id of a message; one that does not exist does not compile. */
export type MessageId = { [B in Bundle]: Extract<keyof Bundles[B], string> }[Bundle];

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
