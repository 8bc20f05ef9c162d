import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';

export const cards = (page: Page): Locator => page.getByRole('article');

export const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const status = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });

export const title = (page: Page, name?: string): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

/** A post's text. */
export const article = (page: Page): Locator => page.getByRole('main').getByRole('article').first();

/** The cards below a post. */
export const more = (page: Page): Locator =>
  page.getByRole('region', { name: messages('en').text('blog.more.title') });
