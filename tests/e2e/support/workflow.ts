import type { Locator, Page } from '@playwright/test';

/** The workflow section of the landing page and its parts. */
export const section = (page: Page) => page.locator('#workflow');
export const tabs = (page: Page) => section(page).getByRole('tab');
export const panel = (page: Page) => section(page).getByRole('tabpanel');
export const film = (page: Page) => section(page).locator('video').first();

/** Scrolls to the section. The pointer stays in the page's corner. */
export async function reach(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await film(page).scrollIntoViewIfNeeded();
}

export const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

/** The file that a video plays. */
export const sourceOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentSrc);
