import type { Site } from './siteSchema';

export type { Installer } from './siteSchema';

declare const __SITE__: Site;
declare const __BUILD_YEAR__: number;

/**
 * The one configuration of the site: brand, hosts, e-mail addresses, social links.
 * The build reads it from the environment (`siteSchema.ts`) and writes it in here, so that no schema ships to visitors.
 */
export const site: Site = __SITE__;

/** Where a visitor joins the waitlist. */
export const waitlistUrl = `${site.hosts.login}/JoinWaitlist`;

/** The year in which the site was built: what prerendered HTML says until the visitor's own clock is known. */
export const buildYear = __BUILD_YEAR__;
