import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { hydrate } from './support/hydration.ts';
import { holdFiles } from './support/holdFiles.ts';
import { messages } from './support/messages.ts';
import { footer } from './support/shell.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text } = messages('en');

/** The file with the styles of what follows a page's first screen. */
const styleFile = '**/assets/*Page-*.css';

/** How elements are styled but for the link to styles, apart from what depends on where the page is scrolled to or how far a film has played. */
const looks = (page: Page) =>
  page
    .locator('main :not(script, link, [hidden]:has(> link), [hidden]:empty), footer *')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { display, fontSize, fontWeight, color, paddingTop, marginTop, gridTemplateAreas } =
          getComputedStyle(element);
        return [
          element.tagName,
          display,
          fontSize,
          fontWeight,
          color,
          paddingTop,
          marginTop,
          gridTemplateAreas,
        ].join(' ');
      }),
    );

test.describe('The styles of what follows the first screen (X19)', () => {
  for (const language of languages)
    test(`do not keep a page in ${languageNames[language]} from showing its first screen`, async ({
      page,
    }) => {
      for (const path of ['/', '/pricing', '/for-it']) {
        const arrive = await holdFiles(page, styleFile);
        await page.goto(inLanguage(path, language), { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(footer(page)).toHaveCount(0);
        arrive();
        await expect(footer(page)).toBeVisible();
        await page.unroute(styleFile);
      }
    });

  test('come from the application where their file does not arrive', async ({ page, visit, pageErrors }) => {
    await visit('/pricing');
    const styled = await looks(page);
    pageErrors.allow(/ERR_FAILED.*\.css/);
    await page.route(styleFile, (route) => route.abort());
    await visit('/pricing');
    await expect.poll(() => looks(page)).toEqual(styled);
  });

  test('stay when the visitor goes to another page and back', async ({ page, visit }) => {
    await visit('/contact');
    const contact = await looks(page);
    await visit('/pricing');
    const pricingTitle = await page.getByRole('heading', { level: 1 }).textContent();
    const pricing = await looks(page);
    await footer(page)
      .getByRole('link', { name: text('shell.footer.contact') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
    expect(await looks(page)).toEqual(contact);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricingTitle!);
    await hydrate(page);
    expect(await looks(page)).toEqual(pricing);
  });
});
