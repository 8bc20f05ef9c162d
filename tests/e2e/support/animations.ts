import type { Locator, Page } from '@playwright/test';

/** Counts CSS animations that start on elements matching `selector`, however short. Call it before the page opens. */
export async function watchAnimations(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const animations = { begun: 0 };
    window.animations = animations;
    document.addEventListener('animationstart', ({ target }) => {
      if ((target as Element).matches(wanted)) animations.begun++;
    });
  }, selector);
  return () => page.evaluate(() => window.animations.begun);
}

/** Resolves after the sticky header has slid in. Until then it covers what is clicked, and Playwright would scroll the page. */
export async function headerAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header')!;
    const isFollowing = getComputedStyle(header).position === 'fixed';
    return isFollowing && header.getAnimations().every(({ playState }) => playState !== 'running');
  });
}

/** Ends all animations in an element and of its own. */
export const finishAnimations = (scope: Locator): Promise<void> =>
  scope.evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );
