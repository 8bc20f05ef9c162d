import type { Locator, Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('article');

export const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const status = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
