import type { Locator, Page } from '@playwright/test';

/** The header of the site. */
export const banner = (page: Page): Locator => page.getByRole('banner');

/** The footer of the site. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** A notice at the bottom of the screen, by its words. */
export const notice = (page: Page, words: string): Locator =>
  page.getByRole('status').locator('> *').filter({ hasText: words });

/** A link in the header by its whole name. */
export const headerLink = (page: Page, name: string): Locator =>
  banner(page).getByRole('link', { name, exact: true });

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls at once, without animation. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
