import type { Locator, Page } from '@playwright/test';
import { finishAnimations, sentencesShown, watchAnimations } from './support/animations.ts';
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

test.describe('The title of the landing page (H1)', () => {
  for (const language of languages) {
    test(`starts as an unmarked sentence, in ${languageNames[language]}`, async ({ page, visit }) => {
      await holdFirstFrame(page);
      await visit('/', { language });
      const title = page.locator('h1');
      const original = title.locator('.original');
      const word = (await title.locator('.edited del').textContent())!;
      const ink = original.locator('> :first-child > span');
      const drawn = ink.nth(1);
      await expect(drawn).toHaveAttribute('data-text', word);
      const box = async (part: Locator) => (await part.boundingBox())!;
      const [deleted, drawnWord, stop] = [
        await box(title.locator('.edited del')),
        await box(drawn),
        await box(ink.last()),
      ];
      // In the position of the deleted word, with the full stop after it.
      expect(Math.abs(drawnWord.x - deleted.x)).toBeLessThan(1);
      const gap =
        language === 'he' ? drawnWord.x - stop.x - stop.width : stop.x - drawnWord.x - drawnWord.width;
      expect(Math.abs(gap)).toBeLessThan(1);
      const colour = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
      expect(await colour(drawn)).toBe(await colour(title));
      // Marks are invisible.
      expect(
        await original.locator('del').evaluate((element) => getComputedStyle(element).clipPath),
      ).toContain('115%');
      // Nor is the beginning of the deleted word, which is struck where it shows, or the insertion.
      const start = language === 'he' ? deleted.x + deleted.width - 4 : deleted.x + 4;
      const shows = (part: 'del' | 'ins', x: number, y: number) =>
        title.evaluate(
          (element, [kind, left, top]) =>
            element.contains(document.elementFromPoint(left, top)!.closest(`.edited ${kind}`)),
          [part, x, y] as const,
        );
      expect(await shows('del', start, deleted.y + deleted.height / 2)).toBe(false);
      const { x, y, width, height } = await box(title.locator('.edited ins'));
      expect(await shows('ins', x + width / 2, y + height / 2)).toBe(false);
    });
  }

  for (const language of languages) {
    test(`has no empty line on a phone before the insertion comes, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await holdFirstFrame(page);
      await visit('/', { language });
      const title = page.locator('h1');
      const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
      const second = title.locator('.following');
      const [insertion, start] = [await top(title.locator('.edited ins')), await top(second)];
      expect(Math.abs(start - insertion)).toBeLessThan(8);
      await finishAnimations(title);
      expect((await top(second)) - start).toBeGreaterThan(30);
    });
  }

  for (const language of languages)
    for (const [width, isWiped] of [
      [390, false],
      // In one line both sentences are whole, and clipped at the same edge.
      [1440, true],
    ] as const)
      test(`never shows two full stops at ${width} px, in ${languageNames[language]}`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await holdFirstFrame(page);
        await visit('/', { language });
        const { counts, clips, faded } = await sentencesShown(page.locator('h1 > span'));
        if (!isWiped) expect(counts).toEqual(counts.map(() => 1));
        expect(clips.length > 0).toBe(isWiped);
        expect(faded).toEqual([]);
      });

  for (const when of ['before', 'after'] as const)
    test(`plays the title's animation once, not again when the visitor comes back, if it ends ${when} hydration`, async ({
      page,
    }) => {
      // By role, since a view transition adds a decorative copy of the heading.
      const heading = page.getByRole('heading', { level: 1 });
      const running = () =>
        heading.evaluate(
          (title) =>
            title.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'finished').length,
        );
      const begun = await watchAnimations(page, 'h1 *');
      if (when === 'after') await holdFirstFrame(page);
      await page.goto('/');
      if (when === 'before') await expect.poll(running).toBe(0);
      await hydrate(page);
      if (when === 'after') await finishAnimations(heading);
      // The original, its word in ink and struck, the edited sentence and the dots.
      await expect.poll(begun).toBe(5);
      await expect(heading.locator('.original')).toHaveCount(0);
      await headerLink(page, en.text('shell.nav.pricing')).click();
      await expect(page).toHaveURL('/pricing');
      await page.goBack();
      await expect(heading.locator('ins')).toBeVisible();
      expect(await running()).toBe(0);
    });

  test('does not animate when Back reloads the page', async ({ page }) => {
    // As reported for a page that is not in the back/forward cache.
    await page.addInitScript(() => {
      const read = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) =>
        type === 'navigation' ? [{ type: 'back_forward' } as PerformanceNavigationTiming] : read(type);
    });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('h1 ins')).toBeVisible();
    await expect(page.locator('h1 .original')).toHaveCSS('display', 'none');
    expect(await page.locator('h1').evaluate((title) => title.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
  });

  test('plays no animation with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    expect(await page.locator('h1').evaluate((title) => title.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
  });
});
