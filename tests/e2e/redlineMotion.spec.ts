import { waitForHydration } from './support/hydration.ts';
import { sentencesShown, watchAnimations } from './support/animations.ts';
import { expect, test } from './support/test.ts';

test.describe('A redline below the first screen (H3)', () => {
  test('animates once, when it scrolls into view', async ({ page, visit }) => {
    const begun = await watchAnimations(page, '#expertise .edited');
    await visit('/');
    const sentence = page.locator('#expertise .edited');
    const moving = () =>
      page
        .locator('#expertise :is(.edited, .original, .original *)')
        .evaluateAll((marks) => marks.reduce((sum, mark) => sum + mark.getAnimations().length, 0));
    // Both sentences, and the deleted words in ink and struck, are paused at the start.
    await expect.poll(moving).toBe(4);
    expect(await begun()).toBe(0);
    // Until then the original is shown, without a gap for the insertion.
    const original = page.locator('#expertise .original > :first-child > span');
    await expect(original.last()).toHaveAttribute('data-text', / before the claim.$/);
    const [word, rest] = await original.evaluateAll((parts) =>
      parts.slice(1).map((part) => part.getClientRects()[0]!.toJSON() as DOMRect),
    );
    expect(Math.abs(rest!.left - word!.right)).toBeLessThan(1);
    await sentence.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect.poll(begun).toBe(1);
    await expect.poll(moving).toBe(0);

    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await sentence.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect(sentence).toBeInViewport();
    expect(await moving()).toBe(0);
    expect(await begun()).toBe(1);
  });

  test('shows the original until then, also on two lines', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    // The section is shown in Israel only, and a hidden one is never animated.
    await expect(page.locator('html')).toHaveAttribute('data-country', 'il');
    await waitForHydration(page, '#hebrew_support');
    await expect(page.locator('#hebrew_support .original').first()).toBeAttached();
    const wrapped = () =>
      page
        .locator('#hebrew_support .original > * > :nth-child(2)')
        .evaluateAll((words) =>
          words
            .filter((part) => part.getClientRects().length > 1)
            .map((part) => getComputedStyle(part).clipPath),
        );
    expect((await wrapped()).length).toBeGreaterThan(0);
    // Browsers clip multi-line inline elements by the box of their first line, so an observer of sizes unclips them.
    await expect.poll(async () => (await wrapped()).filter((clip) => clip !== 'none')).toEqual([]);
  });

  for (const width of [390, 1440])
    test(`gives way to the edit in one frame, of which nothing is clipped, at ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit('/');
      for (const section of ['#expertise', '#document_support', '#hebrew_support']) {
        const sentences = page.locator(`${section} :has(> .original)`);
        await expect(sentences.first()).toBeAttached();
        for (const sentence of await sentences.all()) {
          const { counts, clips, faded } = await sentencesShown(sentence);
          expect(counts).toEqual(counts.map(() => 1));
          expect(clips).toEqual([]);
          expect(faded).toEqual([]);
        }
      }
    });

  test('shows its final state with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    const sentence = page.locator('#expertise .edited');
    await sentence.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    expect(await sentence.evaluate((mark) => mark.getAnimations().length)).toBe(0);
    await expect(sentence).toHaveCSS('clip-path', 'none');
  });
});
