import type { Page, Request } from '@playwright/test';
import { hydrate, nextFrame, pressAtOnce } from './support/hydration.ts';
import { holdFiles } from './support/holdFiles.ts';
import { messages } from './support/messages.ts';
import { footer } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

test.describe('A press before its code has loaded (X19, X12)', () => {
  test('opens the menu of a phone at once, and closes it', async ({ page, pageErrors }) => {
    pageErrors.allow(/503.*\/assets\/main-/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/contact');
    const menu = page.getByRole('dialog', { name: label('shell.menu.label') });
    const button = page.getByRole('link', { name: label('shell.menu.open') });
    await button.click();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(5);
    await menu.getByRole('button', { name: label('shell.menu.close') }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
    // Beside it.
    await page.mouse.click(360, 400);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: text('shell.nav.faq') }).click();
    await expect(page).toHaveURL('/faq');
  });

  test('shows and announces that it is loading, and can be cancelled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const arrive = await holdFiles(page, '**/assets/initial-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    const search = page.locator('[data-press=search]');
    await pressAtOnce(search);
    const status = page.locator('#waiting-status');
    await expect(status).toHaveText(text('shell.waiting.text'));
    await expect(page.getByText(text('shell.waiting.text')).last()).toBeVisible();
    await expect(search).toHaveAttribute('data-pending', '');
    // A bar that moves by `left` would lay out the page for every frame, while it hydrates.
    const bar = page.locator('[data-text=waiting]').first();
    const animated = await bar.evaluate((element) =>
      element.getAnimations().flatMap(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((keyframe) => Object.keys(keyframe))
          .filter((name) => !/^(?:offset|computedOffset|easing|composite)$/.test(name)),
      ),
    );
    expect(new Set(animated)).toEqual(new Set(['transform']));
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
    arrive();
    await hydrate(page);
    await nextFrame(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [what, file] of [
    ['the loader', 'loader'],
    ['the application', 'main'],
  ] as const) {
    test(`leaves the page unchanged if ${what} fails to load, and works at the next press, however soon`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(new RegExp(`ERR_FAILED.*/assets/${file}-`));
      await page.setViewportSize({ width: 390, height: 800 });
      await page.route(`**/assets/${file}-*`, (route) => route.abort());
      await page.goto('/contact');
      const search = page.locator('[data-press=search]');
      await pressAtOnce(search);
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
      await page.unroute(`**/assets/${file}-*`);
      await pressAtOnce(search);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('loads the application in spite of a cached 404 from before its release', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/assets\/main-/);
    await page.setViewportSize({ width: 390, height: 800 });
    // Otherwise it would be fetched twice anyway.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/contact');
    await pressAtOnce(page.locator('[data-press=search]'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('loads the search in spite of a cached 404 from before its release', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/assets\/SearchDialog-/);
    await visit('/contact');
    await page.route('**/assets/SearchDialog-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await pressAtOnce(page.locator('[data-press=search]'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const [what, path, chunk, control] of [
    ['the language menu', '/contact', 'RadioMenu', '[data-press=language]'],
    ['the search', '/contact', 'SearchDialog', '[data-press=search]'],
    ['the list of sizes', '/pricing', 'RadioMenu', 'article:has(#card-organization) button'],
  ] as const) {
    test(`leaves the page unchanged if ${what} fails to load, and the next press works`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(new RegExp(`ERR_FAILED.*/assets/${chunk}-`));
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(path);
      const title = page.getByRole('heading', { level: 1 });
      const words = await title.innerText();
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      const button = page.locator(control).first();
      await button.click();
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      expect(await title.innerText()).toBe(words);
      await page.unroute(`**/assets/${chunk}-*.js`);
      await button.click();
      await expect(page.locator('#waiting-status')).toBeEmpty();
      await expect(page.locator('[role=dialog], [role=menu]').first()).toBeVisible();
    });
  }

  test('on a link announces loading, and can be cancelled', async ({ page, visit }) => {
    // Otherwise a new page waits for its transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact');
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const arrive = await holdFiles(page, '**/assets/SitemapPage-*.js');
    await footer(page)
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.text'));
    await page.getByRole('button', { name: text('shell.waiting.cancel') }).click();
    await expect(page.locator('#waiting-status')).toBeEmpty();
    arrive();
    for (const request of asked) await (await request.response())?.finished();
    await nextFrame(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
  });

  for (const [end, giveUp] of [
    ['is cancelled by key', (page: Page) => page.keyboard.press('Escape')],
    [
      'is cancelled by its button',
      (page: Page) => page.getByRole('button', { name: text('shell.waiting.cancel') }).click(),
    ],
    ['fails to load', undefined],
  ] as const)
    test(`keys scroll again after a search ${end} (X15)`, async ({ page, visit, pageErrors }) => {
      if (!giveUp) pageErrors.allow(/ERR_FAILED.*\/assets\/SearchDialog-/);
      await visit('/contact');
      const files = '**/assets/SearchDialog-*.js';
      if (giveUp) await holdFiles(page, files);
      else await page.route(files, (route) => route.abort());
      const status = page.locator('#waiting-status');
      await page.keyboard.press('/');
      await page.keyboard.type('fees');
      await expect(status).toHaveText(text(giveUp ? 'shell.waiting.text' : 'shell.waiting.failed'));
      await giveUp?.(page);
      if (giveUp) await expect(status).toBeEmpty();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('t');
      await page.keyboard.press('Space');
      await page.waitForFunction(() => window.scrollY > 0);
    });
});
