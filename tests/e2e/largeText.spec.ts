import { browserFlags, ensureBrowser } from '../../tools/browser.ts';
import { scrollThrough } from './support/hydration.ts';
import { overflow } from './support/overflow.ts';
import { addresses, languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: ensureBrowser(),
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const language of languages) {
  test(`a browser with text of twice the size scrolls no page sideways on a phone, in ${languageNames[language]} (X3)`, async ({
    page,
    visit,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.allow(/status of 404/);
    for (const path of addresses) {
      await visit(path, { language });
      await scrollThrough(page);
      const { beyond, culprits } = await overflow(page);
      expect(beyond, `on ${path} these stick out: ${culprits.slice(0, 5).join('; ')}`).toBe(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });
}
