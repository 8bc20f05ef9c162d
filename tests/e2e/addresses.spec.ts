import type { Page } from '@playwright/test';
import { hydrate } from './support/hydration.ts';
import { choose, expectLanguage, words } from './support/language.ts';
import { serveFiles } from './support/staticHost.ts';
import { expect, test } from './support/test.ts';

/** What campaigns, mail programs and search engines add to links; `view` is read by other pages. */
const foreign = [
  'gclid=1&fbclid=2&msclkid=3&li_fat_id=4&mc_cid=5&_hsenc=6&srsltid=7&gad_source=8&ref=9&trk=10',
  'utm_source=letter&UTM_Medium=mail&=11&view=both&lng=en',
].join('&');

/** Resolves when the page has preloaded the application, which it does only while it does not need it. */
const preloaded = (page: Page) =>
  expect(page.locator('head link[rel=modulepreload][href*="/assets/main-"]')).toBeAttached();

test.describe('parameters of an address', () => {
  test('that the page does not read start nothing, and are in no address that it gives away (X19, L7, X11)', async ({
    page,
  }) => {
    await page.goto(`/pricing?${foreign}`);
    await preloaded(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await hydrate(page);
    await expect(page).toHaveURL(`/pricing?${foreign}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/);
    await choose(page, 'en', 'he');
    await expect(page).toHaveURL('/he/pricing');
  });

  test('that the page reads start the application, and stay (X19, L7)', async ({ page }) => {
    await page.goto('/pricing?gclid=1&users=12&ref=x');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.locator('#users')).toHaveValue('12');
    await choose(page, 'en', 'he');
    await expect(page).toHaveURL('/he/pricing?users=12');
    await expect(page.locator('#users')).toHaveValue('12');
  });
});

test.describe('the spelling of an address (X20, X24)', () => {
  const { text } = words.en;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('is one, however a mail program has encoded it', async ({ page, visit, pageErrors }) => {
    await visit('/hiring/legal%2Deditor');
    await expect(page).toHaveURL('/hiring/legal-editor');
    await expect(heading(page)).toHaveText(text('hiring.editor.title'));
    await visit('/%68e/pricing');
    await expect(page).toHaveURL('/he/pricing');
    await expect(heading(page)).toHaveText(words.he.text('pricing.hero.title'));
    pageErrors.allow(/404.*\/hiring\/legal/);
    await visit('/hiring/legal-editors');
    await expect(heading(page)).toHaveAccessibleName(words.en.label('notFound.hero.name'));
  });

  test.describe('on a host that answers every address with one file', () => {
    test.use({
      baseURL: async ({}, use) => {
        const server = await serveFiles({ isSingle: true });
        await use(server.url);
        await server.close();
      },
    });

    test('is corrected by the page', async ({ page, visit }) => {
      await visit('/hiring//legal%2Deditor/');
      await expect(page).toHaveURL('/hiring/legal-editor');
      await expect(heading(page)).toHaveText(text('hiring.editor.title'));
      await visit('/%68e/pricing');
      await expect(page).toHaveURL('/he/pricing');
      await expect(heading(page)).toHaveText(words.he.text('pricing.hero.title'));
    });
  });
});

test('A page that comes back from the browser’s cache keeps the language that it shows, whatever has been chosen since (L2, X12)', async ({
  page,
  setCookie,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-language-menu', '');
  await setCookie('lng', 'he');
  // Stands for the way back, since tests run without that cache.
  await page.evaluate(() => {
    localStorage.setItem('lng', 'he');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await hydrate(page);
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expectLanguage(page, 'he');
});
