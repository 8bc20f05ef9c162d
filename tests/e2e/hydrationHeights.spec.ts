import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { hydrate, scrollThrough, waitForHydration } from './support/hydration.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Heights of the sections with an id, except the one for Israel, which depends on the country. */
const heights = (page: Page) =>
  page
    .locator('main section[id]:not(#hebrew_support)')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((section) => [section.id, section.getBoundingClientRect().height])),
    );

for (const language of languages) {
  for (const [path, width, hydrated] of [
    ['/', 390, '#workflow button'],
    ['/', 1024, '#workflow button'],
    ['/', 1440, '#workflow button'],
    ['/for-it', 390, 'button[data-press^=ask]'],
    ['/for-it', 1440, 'button[data-press^=ask]'],
  ] as const) {
    test(`hydration changes no section’s height on ${path}, at ${width} px in ${languageNames[language]} (H3, H4, X19)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inLanguage(path, language));
      await page.evaluate(() => document.fonts.ready);
      const served = await heights(page);
      expect(Object.keys(served).length).toBeGreaterThan(5);
      await hydrate(page);
      await scrollThrough(page);
      await waitForHydration(page, hydrated);
      expect(await heights(page)).toEqual(served);
    });
  }
}
