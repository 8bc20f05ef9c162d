import type { Page } from '@playwright/test';
import { alive } from './support/alive.ts';
import { expect, test } from './support/test.ts';

/** How many marks of the playbook's redline are on the move. */
const moving = (page: Page) =>
  page
    .locator('#expertise')
    .evaluate((section) =>
      [...section.querySelectorAll('del, ins')].reduce(
        (sum, mark) => sum + mark.getAnimations().filter(({ playState }) => playState === 'running').length,
        0,
      ),
    );

test.describe('A redline below the first screen (H3)', () => {
  test('is made once, when it comes into view', async ({ page, visit }) => {
    await visit('/');
    await page.mouse.move(10, 10);
    await alive(page, '#expertise');
    expect(await moving(page)).toBe(0);
    const insertion = page.locator('#expertise ins');
    await insertion.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await expect.poll(() => moving(page)).toBe(0);

    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await insertion.evaluate((mark) => mark.scrollIntoView({ block: 'center' }));
    await expect(insertion).toBeInViewport();
    expect(await insertion.evaluate((mark) => mark.getAnimations().length)).toBe(0);
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
