import type { Page } from '@playwright/test';
import { scrollThrough } from './support/alive.ts';
import { messages } from './support/messages.ts';
import {
  directions,
  everyPage,
  languageNames,
  languages,
  ownNames,
  postPath,
  unknownPath,
} from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** The headings of the page's text, as they are read out; those of the section that only Israel sees are left out (H2). */
const headings = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3):not(#hebrew_support *)')
    .evaluateAll((all) => all.map((heading) => heading.getAttribute('aria-label') ?? heading.textContent));

for (const { path, language, name } of everyPage) {
  test(`${name} is whole and single with JavaScript off (X1)`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    if (path === unknownPath) complaints.allow(/status of 404/);
    const response = await page.goto(`${path}?lng=${language}`);

    expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    // Posts are fetched by JavaScript; everything else is there without it.
    if (path === '/blog' || path === postPath) return;
    const withScript = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await withScript.goto(`${path}?v=il-${language}`);
    await scrollThrough(withScript);
    expect(await headings(page)).toEqual(await headings(withScript));
    await withScript.close();
  });
}

for (const language of languages) {
  const { text, label } = messages(language);
  const other = language === 'en' ? 'he' : 'en';
  const footer = (page: Page) => page.getByRole('contentinfo');

  test(`header and footer lead on with JavaScript off, in ${languageNames[language]} (X1, S3, S6)`, async ({
    page,
  }) => {
    await page.goto(`/?lng=${language}`);
    const header = page.getByRole('navigation', { name: label('shell.nav.label') });
    await header.getByRole('link', { name: text('shell.nav.blog') }).click();
    await expect(page).toHaveURL(/\/blog/);
    await page.goto(`/?lng=${language}`);
    await footer(page)
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page).toHaveURL(/\/sitemap/);
  });

  test(`${languageNames[language]} can be left with JavaScript off (X1, L7)`, async ({ page }) => {
    await page.goto(`/contact?lng=${language}`);
    await footer(page).getByRole('link', { name: ownNames[other] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(/\/contact/);
  });

  test(`a phone's menu button leads to every page with JavaScript off, in ${languageNames[language]} (X1, S5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/contact?lng=${language}`);
    await page.getByRole('link', { name: label('shell.menu.open') }).click();
    await expect(page).toHaveURL(/\/sitemap/);
  });
}
