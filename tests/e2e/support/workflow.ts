import type { Locator, Page } from '@playwright/test';
import { descriptions as messagesOf } from '../../../src/pages/HomePage/workflow/jobs.ts';
import { messages } from './messages.ts';

/** The workflow section of the landing page and its parts. */
export const section = (page: Page) => page.locator('#workflow');
export const tabs = (page: Page) => section(page).getByRole('tab');
export const panel = (page: Page) => section(page).getByRole('tabpanel');
/** What the jobs do, in English. */
export const descriptions = (page: Page) => {
  const texts = new Set(Object.values(messagesOf).map((id) => messages('en').text(id)));
  return [...texts]
    .map((text) => section(page).getByText(text, { exact: true }))
    .reduce((all, one) => all.or(one));
};
export const film = (page: Page) => section(page).locator('video').first();

/** Scrolls to the section. The pointer stays in the page's corner. */
export async function reach(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await film(page).scrollIntoViewIfNeeded();
}

export const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

/** The file that a video plays. */
export const sourceOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentSrc);
