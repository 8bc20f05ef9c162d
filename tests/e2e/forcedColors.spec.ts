import type { Page } from '@playwright/test';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Forced colours show a transparent border like any other. */
const shownBars = (page: Page) =>
  page.locator('main [id]').evaluateAll(
    (all) =>
      all.filter((element) => {
        const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(element);
        return borderInlineStartWidth === '3px' && borderInlineStartColor === getComputedStyle(element).color;
      }).length,
  );

for (const language of languages)
  test(`highlighted words can be read in forced colours, in ${languageNames[language]} (X3)`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const path of ['/', '/tokens', '/for-it', '/contact']) {
      await visit(path, { language });
      const marks = page.locator('mark');
      await expect(marks).not.toHaveCount(0);
      // Chromium paints the page's colour behind the words of a forced block, not behind these.
      const adjusted = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(
            mark,
          ) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          return { forcedColorAdjust, color, backgroundColor };
        }),
      );
      for (const { forcedColorAdjust, color, backgroundColor } of adjusted) {
        expect(forcedColorAdjust, path).toBe('none');
        expect(color, path).toBe('rgb(0, 0, 0)');
        expect(backgroundColor, path).toBe('rgb(255, 255, 0)');
      }
    }
  });

test('in forced colours only the clause in use has a bar (X3)', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit('/terms');
  const number = page.getByRole('main').getByRole('link', { name: '2.2', exact: true });
  await expect(number).toBeVisible();
  expect(await shownBars(page)).toBe(0);
  await number.focus();
  await expect.poll(() => shownBars(page)).toBe(1);
});

test('in forced colours the selected job of the workflow is framed (X3)', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/');
  const tabs = page.locator('#workflow').getByRole('tab');
  const frames = () =>
    tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderInlineStartWidth));
  await tabs.nth(1).click();
  await expect.poll(frames).toEqual(['0px', '3px', '0px', '0px', '0px', '0px']);
});

test('in forced colours the selected one of several buttons is framed (X3)', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/pricing');
  const selected = page.getByRole('main').getByRole('button', { pressed: true });
  await expect(selected).toHaveCount(3);
  for (const button of await selected.all()) await expect(button).toHaveCSS('border-top-width', '2px');
});
