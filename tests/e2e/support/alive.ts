import type { Page } from '@playwright/test';

/** Resolves once React has taken over the element that `selector` finds: before that it is HTML that cannot act. */
export async function alive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}

/**
 * Scrolls to the end, a screen at a time, as a reader does. Resolves once what comes on the way is here: the parts that wait
 * for a visitor's first act (the footer is one on every page), and the pictures.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const root = document.scrollingElement!;
    const isAtEnd = () => root.scrollTop + window.innerHeight >= root.scrollHeight - 1;
    do {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await frames();
    } while (!isAtEnd());
    // A page that is one screen high does not scroll, but its visitor moves all the same.
    window.dispatchEvent(new Event('pointermove'));
  });
  await alive(page, 'footer');
  // What came alive may have moved the pictures: one that still waits for its turn is looked at.
  await page.waitForFunction(() => {
    const missing = [...document.images].find((image) => !image.complete && image.checkVisibility());
    missing?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return !missing;
  });
}
