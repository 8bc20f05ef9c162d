import type { Page } from '@playwright/test';

/**
 * Counts the CSS animations that begin on elements which `selector` finds, however short they are and whoever looks when.
 * Call it before the page opens.
 */
export async function watchAnimations(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const animations = { begun: 0 };
    Object.assign(window, { animations });
    document.addEventListener('animationstart', ({ target }) => {
      if ((target as Element).matches(wanted)) animations.begun++;
    });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { animations: { begun: number } }).animations.begun);
}
