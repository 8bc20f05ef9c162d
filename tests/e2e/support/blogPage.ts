import type { Locator, Page } from '@playwright/test';

/** The cards of the list of posts. */
export const cards = (page: Page): Locator => page.getByRole('article');

/** The switch of a subject, by its name. */
export const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What the list announces, where it says these words. */
export const status = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });

/** The blog's title. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
