import { inLanguage } from './paths';
import type { Site } from './siteSchema';

declare const __SITE__: Site;
declare const __BUILD_YEAR__: number;

/** The site's configuration: brand, hosts, addresses, links. The build validates the environment (`siteSchema.ts`) and inlines it. */
export const site: Site = __SITE__;

export const waitlistUrl = `${site.hosts.login}/JoinWaitlist`;

/**
 * The absolute address of a page in a language.
 * @param path without language, with query and hash if any.
 */
export const absoluteUrl = (path: string, language: string): string => site.url + inLanguage(path, language);

/** The year of the build, for prerendered HTML. */
export const buildYear = __BUILD_YEAR__;
