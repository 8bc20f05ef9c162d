import type { Locator, Page } from '@playwright/test';

/** The header of the site. */
export const banner = (page: Page): Locator => page.getByRole('banner');

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls at once, without animation. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
