import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { expectLanguage, menuButton, words } from './support/language.ts';
import { headerLink } from './support/shell.ts';
import { directions, languageNames, unknownPath } from './support/site.ts';
import { serveFiles } from './support/staticHost.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

test.describe('the server (X1, X20, L2, L3)', () => {
  for (const [asked, served] of [
    ['/contact', 'en'],
    ['/he/contact', 'he'],
    ['/he', 'he'],
    ['/he/contact?lng=en', 'he'],
    ['/contact?lng=he', 'he'],
    ['/contact?lng=he-IL', 'he'],
    ['/contact?lng=fr', 'en'],
    ['/contact?v=il-he', 'he'],
    ['/contact?v=il-en&lng=he', 'en'],
    ['/he/contact?v=il-en', 'en'],
    [`/he${unknownPath}`, 'he'],
  ] as const) {
    test(`sends ${asked} in ${served}, whatever cookie comes with it`, async ({ request }) => {
      for (const cookie of ['', 'lng=he', 'lng=en']) {
        const response = await request.get(asked, { headers: { cookie } });
        expect(await response.text()).toContain(`<html lang="${served}" dir="${directions[served]}"`);
        expect(response.headers()['content-language']).toBe(served);
        expect(response.headers().vary).not.toContain('Cookie');
      }
    });
  }
});

/** Counts requests to the location service. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/location') && calls.push(request.url()));
  return calls;
}

test.describe('an address in Hebrew (X20, L3)', () => {
  for (const language of ['en', 'he'] as const) {
    test(`overrides the choice of ${languageNames[language]}: no location call, anywhere`, async ({
      page,
      visit,
      setCookie,
    }) => {
      const calls = countCalls(page);
      await setCookie('lng', language);
      await visit('/he/contact', { country: 'US' });
      await expectLanguage(page, 'he');
      await expect(menuButton(page, 'he')).toBeVisible();
      await expect(page).toHaveURL('/he/contact');
      expect(calls).toEqual([]);
    });
  }

  test('is what links of a Hebrew page lead to, before and after the application runs', async ({
    page,
    visit,
  }) => {
    const links = () =>
      page
        .locator('a[href^="/"]:not([href^="/_demo"], [href$=".txt"], noscript a)')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const inEnglish = (all: string[]) => all.filter((href) => !/^\/he(?=[/?#]|$)/.test(href));
    await page.goto('/he/sitemap');
    expect(inEnglish(await links())).toEqual([]);
    await visit('/he/sitemap');
    expect((await links()).length).toBeGreaterThan(50);
    expect(inEnglish(await links())).toEqual([]);
  });

  test('stays Hebrew from page to page, and Back and Forward restore each address', async ({
    page,
    visit,
  }) => {
    await visit('/he/contact');
    await headerLink(page, words.he.text('shell.nav.pricing')).click();
    await expect(page).toHaveURL('/he/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/he/contact');
    await expectLanguage(page, 'he');
    await page.goForward();
    await expect(page).toHaveURL('/he/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.he.text('pricing.hero.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  });
});

test.describe('a language named by the address (L2, L3, X20)', () => {
  test('is a choice by `lng`: leads to the Hebrew address and holds for the visits that follow', async ({
    page,
    context,
  }) => {
    await page.goto('/faq?view=both&lng=he#main');
    await expect(page).toHaveURL('/he/faq?view=both#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await page.goto('/contact');
    await expect(page).toHaveURL('/he/contact');
    await expectLanguage(page, 'he');
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('he');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lng');
    expect(cookie).toMatchObject({ value: 'he', sameSite: 'Lax', path: '/' });
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60);
  });

  for (const visited of ['/he/contact', '/contact?v=il-he'])
    test(`is no choice by the address of a visit: ${visited}`, async ({ page, visit, context }) => {
      await visit(visited);
      await expect(page).toHaveURL('/he/contact');
      await headerLink(page, words.he.text('shell.nav.pricing')).click();
      await expect(page).toHaveURL('/he/pricing');
      expect(await page.evaluate(() => localStorage.getItem('lng'))).toBeNull();
      expect((await context.cookies()).filter(({ name }) => name === 'lng')).toEqual([]);
      await visit('/contact');
      await expect(menuButton(page, 'en')).toBeVisible();
      await expectLanguage(page, 'en');
      await expect(page).toHaveURL('/contact');
    });

  test('with a country needs no location call (L3)', async ({ page, visit }) => {
    const calls = countCalls(page);
    await visit('/contact?v=il-he', { country: 'US' });
    await expect(menuButton(page, 'he')).toBeVisible();
    await expectLanguage(page, 'he');
    expect(calls).toEqual([]);
  });
});

for (const isSingle of [false, true]) {
  const host = isSingle ? 'one that answers everything with one file' : 'one that only hands out files';

  test.describe(`a plain static host: ${host} (X1)`, () => {
    test.use({
      baseURL: async ({}, use) => {
        const server = await serveFiles({ isSingle });
        await use(server.url);
        await server.close();
      },
    });

    for (const path of ['/contact', '/']) {
      test(`shows Hebrew without a flash of English to visitors who chose it: ${path}`, async ({ page }) => {
        await page.addInitScript(() => {
          const seen = new Set<string>();
          window.languagesSeen = seen;
          const look = () => {
            const title = document.querySelector('main h1');
            if (title?.checkVisibility({ visibilityProperty: true })) seen.add(document.documentElement.lang);
            requestAnimationFrame(look);
          };
          look();
        });
        // After this time the page is shown in any language.
        await stretchTimers(page, 4000);
        await page.goto(`${path}?lng=he`);
        await expect(page).toHaveURL(inLanguage(path, 'he'));
        await expect(page.locator('html')).toHaveAttribute('lang', 'he');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => [...window.languagesSeen])).toEqual(['he']);
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        expect(title).toMatch(/[א-ת]/);
      });
    }

    test('shows the page that the address names', async ({ page, visit }) => {
      await visit('/contact');
      await expectLanguage(page, 'en');
    });

    test('hydrates a page whose address has a closing slash', async ({ page, visit }) => {
      await visit('/pricing/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: words.en.text('shell.nav.waitlist') })).toBeVisible();
      await expect(header.locator('[aria-current=page]')).toHaveText(words.en.text('shell.nav.pricing'));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/);
    });
  });
}
