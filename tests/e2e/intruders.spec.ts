import type { Page } from '@playwright/test';
import { hydrate, nextFrame, pressAtOnce } from './support/hydration.ts';
import { choose, words } from './support/language.ts';
import { expect, test } from './support/test.ts';

const { text, label } = words.en;

/** Puts a field into a shadow tree on the page, as extensions do, with the focus in it. */
const openPanel = (page: Page, mode: ShadowRootMode) =>
  page.evaluate((wanted) => {
    const host = document.body.appendChild(document.createElement('div'));
    const field = document.createElement('input');
    host.attachShadow({ mode: wanted }).append(field);
    field.focus();
    Object.assign(window, { typedBeside: () => field.value });
  }, mode);

const typedBeside = (page: Page) =>
  page.evaluate(() => (window as unknown as { typedBeside: () => string }).typedBeside());

test('Keys in an extension’s panel are its own, before hydration and after it (X15, X24)', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const isHydrated of [false, true])
    for (const mode of ['open', 'closed'] as const)
      await test.step(`${mode}, ${isHydrated ? 'hydrated' : 'at once'}`, async () => {
        if (isHydrated) await hydrate(page);
        await openPanel(page, mode);
        await page.keyboard.type('1/2');
        expect(await typedBeside(page)).toBe('1/2');
        await nextFrame(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
});

test('Keys that have neither name nor place, or are part of a composition, do nothing (X15, X12)', async ({
  page,
  visit,
}) => {
  await page.goto('/contact');
  const press = () =>
    page.evaluate(() => {
      document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
      const composed = { key: '/', isComposing: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', composed));
      const nameless = new KeyboardEvent('keydown', { ctrlKey: true, key: 'Unidentified', bubbles: true });
      Object.defineProperty(nameless, 'code', { value: undefined });
      document.body.dispatchEvent(nameless);
    });
  await press();
  await visit('/contact');
  await press();
  await nextFrame(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('The menu opens although an extension has put a dialog before the page (S5, X24)', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'Of an extension';
      document.body.prepend(dialog);
    }),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const menu = page.getByRole('dialog', { name: label('shell.menu.label') });
  for (const isHydrated of [false, true]) {
    if (isHydrated) await hydrate(page);
    await page.locator('[data-press=menu]').click();
    await expect(menu).toBeVisible();
    await expect(page.getByText('Of an extension')).toBeHidden();
    await menu.getByRole('button', { name: label('shell.menu.close') }).click();
    await expect(menu).toBeHidden();
  }
  // Its own presses beside it are no affair of the page.
  const foreign = page.locator('body > dialog');
  await foreign.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await foreign.dispatchEvent('click');
  await expect(foreign).toBeVisible();
});

test('A translated page keeps the language that the translator has named, until the visitor chooses one (X24)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'fr';
      document.documentElement.classList.add('translated-ltr');
    }),
  );
  await page.goto('/contact');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-language-menu', '');
  await expect(page.locator('head link[rel=modulepreload][href*="/assets/main-"]')).toBeAttached();
  await expect(html, 'is no other language than asked for').not.toHaveAttribute('data-hydrated');
  await hydrate(page);
  await expect(html).toHaveAttribute('lang', 'fr');
  await choose(page, 'en', 'he');
  await expect(html).toHaveAttribute('lang', 'he');
});

test('A browser older than the oldest that is supported gets the page without scripts (X12)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: Parameters<typeof supports>) =>
      !/light-dark/.test(asked.join()) && supports(...asked);
  });
  await page.goto('/faq');
  expect(await page.evaluate(() => window.stetStart)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('faq.hero.title'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('shell.nav.pricing') })
    .first()
    .click();
  await expect(page).toHaveURL('/pricing');
});

test.describe('A file that is never answered (X12, X24)', () => {
  test('is not waited for where the page works without it', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/messages\/he\/faq/, () => undefined);
    await page.goto('/contact');
    await page.route(/\/messages\/he\//, () => undefined);
    await pressAtOnce(page.locator('[data-press=search]'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const [what, files] of [
    ['the loader', '**/assets/loader-*'],
    ['the application', '**/assets/main-*'],
    ['messages', '**/messages/en/contact*'],
  ] as const)
    test(`is given up after four seconds, and asked for again at the next press: ${what}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_|aborted/i, { isCertain: false });
      await page.clock.install();
      await page.route(files, () => undefined);
      await page.goto('/contact', { waitUntil: 'commit' });
      const search = page.locator('[data-press=search]');
      await pressAtOnce(search);
      const status = page.locator('#waiting-status');
      await expect(async () => {
        await page.clock.fastForward(4500);
        await expect(status).toHaveText(text('shell.waiting.failed'), { timeout: 500 });
      }).toPass();
      await page.unroute(files);
      await pressAtOnce(search);
      await page.clock.fastForward(1000);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
});
