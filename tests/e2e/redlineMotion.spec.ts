import { alive } from './support/alive.ts';
import { watchAnimations } from './support/animations.ts';
import { expect, test } from './support/test.ts';

test.describe('A redline below the first screen (H3)', () => {
  test('is made once, when it comes into view', async ({ page, visit }) => {
    const begun = await watchAnimations(page, '#expertise ins');
    await visit('/');
    await page.mouse.move(10, 10);
    await alive(page, '#expertise');
    const insertion = page.locator('#expertise ins');
    const moving = () =>
      page
        .locator('#expertise :is(del, ins)')
        .evaluateAll((marks) => marks.reduce((sum, mark) => sum + mark.getAnimations().length, 0));
    // Both marks wait, ready to move.
    await expect.poll(moving).toBe(2);
    expect(await begun()).toBe(0);
    await insertion.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect.poll(begun).toBe(1);
    await expect.poll(moving).toBe(0);

    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await insertion.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect(insertion).toBeInViewport();
    expect(await moving()).toBe(0);
    expect(await begun()).toBe(1);
  });

  test('stands as it ends for a visitor who wants no motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    await page.mouse.move(10, 10);
    await alive(page, '#expertise');
    const insertion = page.locator('#expertise ins');
    await insertion.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    expect(await insertion.evaluate((mark) => mark.getAnimations().length)).toBe(0);
    await expect(insertion).toHaveCSS('clip-path', 'none');
  });
});
