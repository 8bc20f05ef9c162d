import type { Request } from '@playwright/test';
import { headerAtRest } from './support/animations.ts';
import { holdFiles } from './support/holdFiles.ts';
import { nextFrame } from './support/hydration.ts';
import { choose, expectLanguage, menuButton, offer, words } from './support/language.ts';
import { headerLink } from './support/shell.ts';
import { languageNames, languages, ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('the country (L4, L7)', () => {
  // Its other names are in src/data/country.test.ts.
  test('in Israel a choice is kept, has its own address, and the language menu is shown', async ({
    page,
    setCookie,
  }) => {
    await setCookie('lng', 'he');
    await setCookie('demo_country', 'isr');
    await page.goto('/contact');
    await expect(page).toHaveURL('/he/contact');
    await expect(menuButton(page, 'he')).toBeVisible();
    await expectLanguage(page, 'he');
  });

  for (const asked of ['/contact', '/contact?lng=he'])
    test(`outside Israel ${asked} changes to English, without a language menu`, async ({ page, visit }) => {
      await visit(asked, { country: 'US', language: 'he' });
      await expect(page.locator('html')).toHaveAttribute('data-country', 'non-il');
      await expectLanguage(page, 'en');
      await expect(menuButton(page, 'en')).toHaveCount(0);
      await expect(page).toHaveURL(asked);
    });

  for (const path of ['/', '/pricing', '/for-it']) {
    test(`outside Israel ${path} changes to English, although its parts are being hydrated (X1)`, async ({
      page,
      visit,
    }) => {
      test.slow();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await visit(`${path}?lng=he`, { country: 'US' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/[א-ת]/);
    });
  }
});

test.describe('a browser that prefers Hebrew (L5)', () => {
  test.use({ locale: 'he-IL' });

  test('gets English in Israel, and an offer to switch to Hebrew', async ({ page, visit }) => {
    await visit('/contact');
    await expectLanguage(page, 'en');
    await expect(offer(page)).toHaveAttribute('dir', 'rtl');
    await offer(page)
      .getByRole('button', { name: words.he.text('shell.offer.accept') })
      .click();
    await expectLanguage(page, 'he');
    await expect(offer(page)).toHaveCount(0);
  });

  test('may decline the offer permanently', async ({ page, visit }) => {
    await visit('/contact');
    await offer(page)
      .getByRole('button', { name: words.he.text('shell.offer.dismiss') })
      .click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await visit('/contact');
    await expect(menuButton(page, 'en')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('gets no offer outside Israel', async ({ page, visit }) => {
    await visit('/contact', { country: 'FR' });
    await expect(page.locator('html')).toHaveAttribute('data-country', 'non-il');
    await expect(offer(page)).toHaveCount(0);
    await expectLanguage(page, 'en');
  });

  for (const [fault, how, isLogged] of [
    ['location:500', 'fails', true],
    ['location:down', 'breaks off', true],
    ['location:html', 'answers with something else', false],
    ['location:empty', 'names no country', false],
  ] as const) {
    test(`gets Hebrew and the menu when the location call ${how}`, async ({ page, visit, pageErrors }) => {
      if (isLogged) pageErrors.allow(/product\/location/);
      await visit('/contact', { fault });
      await expectLanguage(page, 'he');
      await expect(menuButton(page, 'he')).toBeVisible();
    });
  }

  test('gets English while the location call is pending, and Hebrew when it times out after 4 s', async ({
    page,
    visit,
  }) => {
    // Times out when told to, since a busy machine may need the 4 s to show English.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        const abort = () => controller.abort(new DOMException('timeout', 'TimeoutError'));
        addEventListener(`timeout ${milliseconds}`, abort);
        return controller.signal;
      };
    });
    await page.route('**/product/location', () => undefined);
    await visit('/contact');
    await expectLanguage(page, 'en');
    await page.evaluate(() => dispatchEvent(new Event('timeout 4000')));
    await expectLanguage(page, 'he');
  });

  test('stays on an English post when the location call fails', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(/product\/location/);
    await visit('/blog/stet-defined', { fault: 'location:500' });
    // The guess has been made.
    await expect(page.locator('html')).toHaveAttribute('data-country', 'non-il');
    await expect(menuButton(page, 'en')).toBeVisible();
    await expect(page).toHaveURL('/blog/stet-defined');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a browser that prefers English keeps English when the location call fails, without a menu (L5)', async ({
  page,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/product\/location/);
  await visit('/contact', { fault: 'location:500' });
  await expect(page.locator('html')).toHaveAttribute('data-country', 'non-il');
  await expectLanguage(page, 'en');
  await expect(menuButton(page, 'en')).toHaveCount(0);
});

test.describe('a change of language (L1, L7)', () => {
  test('keeps path and hash, and needs no reload', async ({ page, visit }) => {
    await visit('/contact?lng=en#main');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await choose(page, 'en', 'he');
    await expectLanguage(page, 'he');
    await expect(page).toHaveURL('/he/contact#main');
    await choose(page, 'he', 'en');
    await expectLanguage(page, 'en');
    await expect(page).toHaveURL('/contact#main');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is kept when Back leads to a page visited in the other language', async ({ page, visit }) => {
    await visit('/contact');
    await headerLink(page, words.en.text('shell.nav.pricing')).click();
    await expect(page).toHaveURL('/pricing');
    await choose(page, 'en', 'he');
    await expect(page).toHaveURL('/he/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/he/contact');
    await expectLanguage(page, 'he');
    await choose(page, 'he', 'en');
    await page.goForward();
    await expect(page).toHaveURL('/pricing');
  });

  for (const [where, path, words] of [
    ['', '/', '#affordable_plan h2'],
    [' beside contents that are sticky', '/terms', '#s-9-1'],
    [' away from the clause that the address names', '/terms?v=il-en#s-9-1', '#s-15-1'],
    [' away from the section that the address names', '/?v=il-en#affordable_plan', '#hebrew_support h2'],
  ] as const)
    for (const [from, to] of [
      ['en', 'he'],
      ['he', 'en'],
    ] as const)
      test(`to ${languageNames[to]} keeps the reading position${where}`, async ({ page, visit }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(path.replace('il-en', `il-${from}`), { language: from });
        await expect(page.locator('html')).toHaveAttribute('lang', from);
        // Fonts change the lines above.
        await page.evaluate(() => document.fonts.ready);
        // The element at a third of the viewport must stay in place.
        const read = page.locator(words);
        const fromTop = () => read.evaluate((element) => element.getBoundingClientRect().top);
        await read.evaluate((element) => {
          const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight / 3 + 10;
          window.scrollTo({ top, behavior: 'instant' });
        });
        await headerAtRest(page);
        const before = await fromTop();
        await choose(page, from, to);
        await expect(page.locator('html')).toHaveAttribute('lang', to);
        await expect(page).not.toHaveURL(/[?&]v=/);
        await expect.poll(async () => Math.abs((await fromTop()) - before)).toBeLessThan(2);
      });

  test('says that another language is loading, and keeps this one if that is cancelled (X19)', async ({
    page,
    visit,
  }) => {
    const { text } = words.he;
    const answer = await holdFiles(page, '**/messages/en/*');
    const asked: Request[] = [];
    page.on('request', (request) => request.url().includes('/messages/en/') && asked.push(request));
    await visit('/contact', { language: 'he' });
    await choose(page, 'he', 'en');
    const status = page.getByRole('status').filter({ hasText: text('shell.waiting.text') });
    await expect(status).toBeAttached();
    await page.getByRole('button', { name: text('shell.waiting.cancel') }).click();
    await expect(status).toHaveCount(0);
    expect(asked).not.toEqual([]);
    answer();
    for (const request of asked) await (await request.response())!.finished();
    await nextFrame(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await choose(page, 'he', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('closes its menu when Back changes the page', async ({ page, visit }) => {
    await visit('/pricing', { language: 'he' });
    await headerLink(page, words.he.text('shell.nav.faq')).click();
    await expect(page).toHaveURL(/\/faq$/);
    await menuButton(page, 'he').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('lists each language by its own name, and marks the current one', async ({ page, visit }) => {
    await visit('/contact', { language: 'he' });
    await menuButton(page, 'he').click();
    const items = page.getByRole('menuitemradio');
    await expect(items).toHaveText(languages.map((language) => ownNames[language]));
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(ownNames.he);
  });
});

test.describe('a browser that refuses to store anything (L8)', () => {
  for (const how of ['throws', 'is full']) {
    test(`can still switch languages: storage ${how}`, async ({ page, visit }) => {
      await page.addInitScript((isFull) => {
        const refuse = () => {
          throw new DOMException('refused', isFull ? 'QuotaExceededError' : 'SecurityError');
        };
        if (isFull) {
          Storage.prototype.setItem = refuse;
          return;
        }
        for (const name of ['localStorage', 'sessionStorage'] as const)
          Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      }, how === 'is full');
      await visit('/contact');
      await choose(page, 'en', 'he');
      await expectLanguage(page, 'he');
      await headerLink(page, words.he.text('shell.nav.blog')).click();
      await expect(page).toHaveURL('/he/blog');
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
      // Only the address can keep this choice.
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    });
  }
});
