import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { scrollThrough } from './support/hydration.ts';
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
  for (const [path, widths] of [
    ['/', [390, 1024, 1440]],
    ['/for-it', [390, 1440]],
  ] as const) {
    test(`hydration changes no section’s height on ${path}, in ${languageNames[language]} (H3, H4, X19)`, async ({
      page,
    }) => {
      for (const width of widths)
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(inLanguage(path, language));
          await page.evaluate(() => document.fonts.ready);
          const served = await heights(page);
          expect(Object.keys(served).length).toBeGreaterThan(5);
          await scrollThrough(page);
          expect(await heights(page)).toEqual(served);
        });
    });
  }
}
