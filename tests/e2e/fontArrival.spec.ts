import { inLanguage } from '../../src/paths.ts';
import { browserFlags, ensureBrowser } from '../../tools/browser.ts';
import { familiesWithoutFallback, movedByFonts } from './support/fontStates.ts';
import { hydrate } from './support/hydration.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

// With hinting, Linux rounds the width of each letter to pixels, which no factor can match. Windows, macOS and phones do not.
test.use({
  launchOptions: { executablePath: ensureBrowser(), args: [...browserFlags, '--font-render-hinting=none'] },
});

/** First screens that differ: a title with a list, prices, a toolbar, buttons, a document. */
const screens = [
  [390, ['/', '/pricing', '/hiring', '/contact', '/tokens']],
  [1440, ['/', '/contact', '/privacy', '/faq', '/for-it']],
] as const;

for (const language of languages)
  for (const [width, paths] of screens)
    test(`fonts that arrive one by one, and hydration, move no first screen at ${width} px in ${languageNames[language]} (X19)`, async ({
      page,
      setCookie,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await setCookie('lng', language);
      const shift = await watchLayoutShift(page);
      for (const path of paths) {
        await page.goto(inLanguage(path, language));
        const lacking = await familiesWithoutFallback(page);
        test.skip(
          lacking.length > 0,
          `No local font for ${lacking.join(' and ')}: install Liberation (Debian: fonts-liberation).`,
        );
        expect(await movedByFonts(page), path).toEqual([]);

        const before = await shift();
        await hydrate(page);
        expect((await shift()) - before, `${path} moved`).toBeLessThanOrEqual(0.005);
      }
    });

test('the Latin font, which has the spaces, moves no first screen of a Hebrew post that it reaches last (X19)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const slug of ['no-source-found-is-an-answer', 'sanctions-for-invented-cases']) {
    await page.goto(inLanguage(`/blog/${slug}`, 'he'));
    await page.getByRole('main').getByRole('article').locator('p:visible').first().waitFor();
    const lacking = await familiesWithoutFallback(page);
    test.skip(lacking.length > 0, `No local font for ${lacking.join(' and ')}.`);
    const moved = await movedByFonts(page);
    expect(moved.filter((one) => one.startsWith('Hebrew alone'))).toEqual([]);
  }
});
