import type { Page } from '@playwright/test';

/**
 * Acts as a visitor does, which starts the application of a page that was left alone so far. A page whose language the visitor
 * has chosen otherwise may be on its way to the other address; then it acts there.
 */
const act = (page: Page) => page.waitForFunction(() => window.dispatchEvent(new Event('scroll')));

/** Acts once, and resolves when React has hydrated the element that `selector` finds; before that it has no event handlers. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await act(page);
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}

/** Acts once, and resolves when the whole page is hydrated: the footer and every section, each a Suspense boundary. */
export async function hydrate(page: Page): Promise<void> {
  await act(page);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main h1, main section > *, footer')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Scrolls to the end, a screen at a time, as a reader does. Resolves once the page is hydrated and its
 * pictures are here.
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
  });
  await hydrate(page);
  // Hydration may move the pictures, so each one that is still missing is scrolled into view.
  await page.waitForFunction(() => {
    const missing = [...document.images].find((image) => !image.complete && image.checkVisibility());
    missing?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return !missing;
  });
}
