import type { Page } from '@playwright/test';
import { finishAnimations } from './support/animations.ts';
import { hydrate } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { headerLink } from './support/shell.ts';
import { languages, languageNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

/** Pauses the title's animation at its first frame. */
const holdFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    function hold() {
      const title = document.querySelector('h1');
      const animations = title?.getAnimations({ subtree: true }) ?? [];
      if (animations.length === 0) return requestAnimationFrame(hold);
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    hold();
  });

/** The title's animations that have not ended. */
const running = (page: Page) =>
  page
    // By role, since a view transition adds a decorative copy of the heading.
    .getByRole('heading', { level: 1 })
    .evaluate(
      (title) =>
        title.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'finished').length,
    );

test.describe('The title of the landing page (H1)', () => {
  for (const language of languages)
    for (const width of [390, 1440])
      test(`begins without its marks and ends with all of them, at ${width} px in ${languageNames[language]}`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await holdFirstFrame(page);
        await visit('/', { language });
        const title = page.getByRole('heading', { level: 1 });
        const { deletion, insertion, second } = {
          deletion: title.locator('del'),
          insertion: title.locator('ins'),
          second: title.locator('.person'),
        };
        const isSeen = () =>
          insertion.evaluate((element) => {
            const { left, top, width: wide, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
          });
        const clip = (part: '::before' | '::after') =>
          deletion.evaluate((element, pseudo) => getComputedStyle(element, pseudo).clipPath, part);
        const top = async () => (await second.boundingBox())!.y;

        // The word in the title's colour, without a strike.
        await expect(deletion).toHaveAttribute('data-words', (await deletion.textContent())!);
        expect(await clip('::before')).not.toContain('100%');
        expect(await clip('::after')).toContain('100%');
        expect(await isSeen()).toBe(false);
        const start = await top();
        // On a phone the second sentence stands where the insertion comes.
        if (width === 390) expect(Math.abs(start - (await insertion.boundingBox())!.y)).toBeLessThan(8);

        await finishAnimations(title);
        expect(await clip('::before')).toContain('100%');
        expect(await clip('::after')).not.toContain('100%');
        expect(await isSeen()).toBe(true);
        if (width === 390) expect((await top()) - start).toBeGreaterThan(30);
        else expect(await top()).toBe(start);
      });

  test('is animated once, and not again when the visitor comes back', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => running(page)).toBe(0);
    await headerLink(page, en.text('shell.nav.pricing')).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(heading.locator('ins')).toBeVisible();
    expect(await running(page)).toBe(0);
  });

  test('is not animated when Back reloads the page', async ({ page }) => {
    // As reported for a page that is not in the back/forward cache.
    await page.addInitScript(() => {
      const read = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) =>
        type === 'navigation' ? [{ type: 'back_forward' } as PerformanceNavigationTiming] : read(type);
    });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('h1 ins')).toBeVisible();
    expect(await running(page)).toBe(0);
  });

  test('is not animated with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    expect(await running(page)).toBe(0);
  });

  test('has visible stet dots in forced colours (X3)', async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit('/');
    const dots = page.locator('h1 .stet-dots');
    await expect(dots).toHaveCSS('border-bottom-style', 'dotted');
    const { width, size } = await dots.evaluate((element) => {
      const { borderBottomWidth, fontSize } = getComputedStyle(element);
      return { width: parseFloat(borderBottomWidth), size: parseFloat(fontSize) };
    });
    expect(width).toBeGreaterThanOrEqual(Math.floor(0.084 * size));
  });
});
