import type { Page } from '@playwright/test';
import { waitForHydration, scrollThrough } from './support/hydration.ts';
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
  for (const width of [390, 1024, 1440]) {
    test(`hydration changes no section’s height on the landing page, at ${width} px in ${languageNames[language]} (H3, H4)`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit('/', { language });
      await page.evaluate(() => document.fonts.ready);
      const served = await heights(page);
      await scrollThrough(page);
      await waitForHydration(page, '#workflow button');
      expect(await heights(page)).toEqual(served);
    });
  }
}
