import type { Locator, Page } from '@playwright/test';

/**
 * Dispatches events that start the application until it has answered. The page may be about to navigate to its address in another language:
 * then a single event would reach the old document alone.
 */
const interact = (page: Page) =>
  page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('scroll'));
      return document.documentElement.dataset.hydrated !== undefined;
    },
    undefined,
    { polling: 100 },
  );

/** Resolves when the whole page is hydrated: no part of it waits any more. Until then clicks are deferred. */
export async function hydrate(page: Page): Promise<void> {
  await interact(page);
  await page.waitForFunction(() => !window.stetStart?.pending?.size);
}

/** Resolves once the next frame has been drawn, with what observers of sizes and media set in it. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls to the end screen by screen. Resolves when the page is hydrated and its pictures have loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  const hasScrolledOn = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY !== before;
    });
  while (await hasScrolledOn()) await nextFrame(page);
  await hydrate(page);
  // Hydration may move pictures, so each missing one is scrolled into view.
  await page.waitForFunction(() => {
    const missing = [...document.images].find(
      (image) => !image.complete && image.getClientRects().length > 0,
    );
    missing?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return !missing;
  });
}

/** Clicks without moving the pointer first, which would hydrate the page. */
export const pressAtOnce = (control: Locator) => control.dispatchEvent('click');
