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

/** Presses `button` and pauses the animations that this starts in `scope` at their first frame, before any of them can end. */
export const pressAndPause = (button: Locator, scope: string) =>
  button.evaluate(async (pressed, selector) => {
    const begun = () => document.querySelector(selector)!.getAnimations({ subtree: true });
    (pressed as HTMLElement).click();
    do await new Promise(requestAnimationFrame);
    while (begun().length === 0);
    for (const animation of begun()) animation.pause();
  }, scope);

/** Ends all animations in an element and of its own. */
export const finishAnimations = (scope: Locator): Promise<void> =>
  scope.evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );

/** Every 40 ms of an edit's animation: how many of the original and the edited sentence are visible, their clip paths, and opacities below 1. */
export const sentencesShown = (sentence: Locator) =>
  sentence.evaluate((element) => {
    const animations = element.getAnimations({ subtree: true });
    if (animations.length === 0) throw new Error('The edit is not animated.');
    const both = ['edited', 'original'].map((name) => getComputedStyle(element.querySelector(`.${name}`)!));
    const end = Math.max(...animations.map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
    const counts: number[] = [];
    const clips: string[] = [];
    const faded: string[] = [];
    for (let time = 0; time <= end; time += 40) {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      counts.push(both.filter(({ visibility }) => visibility === 'visible').length);
      faded.push(...both.map(({ opacity }) => opacity).filter((opacity) => opacity !== '1'));
      clips.push(...both.map(({ clipPath }) => clipPath).filter((path) => path !== 'none'));
    }
    return { counts, clips, faded };
  });
