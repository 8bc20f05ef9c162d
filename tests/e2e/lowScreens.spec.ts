import type { Locator, Page } from '@playwright/test';
import { claims } from '../../src/data/claims.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { overflow } from './support/overflow.ts';
import { banner, notice, scrollTo } from './support/shell.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Small windows at 400 %, and telephones on their side with a keyboard on the screen. */
const screens = [
  { width: 320, height: 180 },
  { width: 341, height: 160 },
  { width: 844, height: 200 },
  { width: 667, height: 215 },
];

/** What of an open part of the page cannot be scrolled into view, is beside the screen, or is covered: its controls and all that has words. */
const unreachable = (part: Locator) =>
  part.evaluate((root) => {
    const controls = 'a[href], button, input, [role=option], [role^=menuitem]';
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const { clientWidth } = document.documentElement;
    const lost: string[] = [];
    const say = (element: Element, what: string) =>
      lost.push(`${element.localName} “${element.textContent.slice(0, 30)}”: ${what}`);
    if (root.scrollWidth > root.clientWidth) say(root, 'scrolls sideways');
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const isControl = element.matches(controls);
      const { width, height } = element.getBoundingClientRect();
      // What is for screen readers only has one pixel.
      if (!(isControl || hasWords(element)) || width <= 1 || height <= 1) continue;
      for (const block of ['start', 'end'] as const) {
        element.scrollIntoView({ block, behavior: 'instant' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < -1 || right > clientWidth + 1) say(element, 'beside the screen');
        if (block === 'start' ? top < -1 : bottom > window.innerHeight + 1)
          say(element, `cut at its ${block}`);
        const y =
          block === 'start'
            ? Math.min((top + bottom) / 2, top + 10)
            : Math.max((top + bottom) / 2, bottom - 10);
        const hit = document.elementFromPoint((left + right) / 2, y);
        if (!hit || !(isControl ? element : root).contains(hit)) say(element, `covered at its ${block}`);
      }
    }
    return lost;
  });

/** What is wrong with the focus: outside of a part, not whole on the screen, covered, or without a ring. */
const focusFaults = (part: Locator) =>
  part.evaluate((root) => {
    const element = document.activeElement!;
    const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 30);
    if (!root.contains(element)) return [`“${name}” is outside`];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside =
      left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [
      ...(isInside ? [] : [`“${name}” is not on the screen`]),
      ...(hit && element.contains(hit) ? [] : [`“${name}” is covered`]),
    ];
  });

async function expectReachable(page: Page, part: Locator, what: string) {
  await expect(part).toBeVisible();
  expect(await unreachable(part), what).toEqual([]);
  expect((await overflow(page)).beyond, what).toBeLessThanOrEqual(0);
}

/** Presses a key as often as a part has controls. The focus must stay visible. */
async function expectFocus(page: Page, part: Locator, key: string, controls: Locator, what: string) {
  const count = await controls.count();
  expect(count, what).toBeGreaterThan(0);
  for (let pressed = 0; pressed < count; pressed++) {
    await page.keyboard.press(key);
    expect(await focusFaults(part), `${what}, ${key} ${pressed + 1}`).toEqual([]);
  }
}

const named = ({ width, height }: (typeof screens)[number]) => `${width} × ${height}`;

for (const language of languages) {
  const { text, label } = messages(language);
  const inNamed = `in ${languageNames[language]}`;

  test(`the search shows its results in low windows, ${inNamed} (X3, X15)`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact', { language });
    const dialog = page.getByRole('dialog', { name: label('shell.search.open') });
    const field = page.getByRole('combobox');
    const results = page.getByRole('option');
    for (const screen of screens)
      await test.step(named(screen), async () => {
        await page.setViewportSize(screen);
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused();
        await field.fill('token');
        await expect(results.nth(3)).toBeVisible();
        await expectReachable(page, dialog, named(screen));
        await field.focus();
        for (const index of [1, 2, 3]) {
          await page.keyboard.press('ArrowDown');
          await expect(results.nth(index)).toHaveAttribute('aria-selected', 'true');
          // It may be higher than the window.
          await expect(results.nth(index)).toBeInViewport({ ratio: 0.9 });
        }
        // The line that is typed can be seen.
        await page.keyboard.type('s');
        await expect(field).toBeInViewport({ ratio: 0.6 });
        const controls = dialog.getByRole('button').filter({ visible: true });
        await expectFocus(page, dialog, 'Tab', controls, named(screen));
        await dialog.getByRole('button', { name: text('shell.search.close') }).click();
        await expect(dialog).toHaveCount(0);
      });
  });

  test(`the menu of a telephone works in low windows, ${inNamed} (S5, X3)`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact', { language });
    const menu = page.getByRole('dialog', { name: text('shell.menu.label') });
    for (const screen of screens)
      await test.step(named(screen), async () => {
        await page.setViewportSize(screen);
        await scrollTo(page, 0);
        await banner(page)
          .getByRole('button', { name: text('shell.menu.open') })
          .click();
        await expectReachable(page, menu, named(screen));
        await menu.getByRole('button', { name: text('shell.menu.close') }).focus();
        await expectFocus(page, menu, 'Tab', menu.getByRole('link'), named(screen));
        await menu.getByRole('button', { name: text('shell.menu.close') }).click();
        await expect(menu).toBeHidden();
      });
  });

  test(`the menus of options work in low windows, ${inNamed} (L7, P5, X3)`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/pricing', { language });
    const menu = page.getByRole('menu');
    async function expectMenu(button: Locator, what: string) {
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expectReachable(page, menu.locator('..'), what);
      await page.keyboard.press('End');
      await expectFocus(page, menu, 'ArrowDown', menu.getByRole('menuitemradio'), what);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    for (const screen of screens)
      await test.step(named(screen), async () => {
        await page.setViewportSize(screen);
        const buttons = page
          .getByRole('main')
          .locator('button[aria-haspopup=menu]')
          .filter({ visible: true });
        const count = await buttons.count();
        expect(count).toBeGreaterThan(1);
        for (let index = 0; index < count; index++)
          await expectMenu(buttons.nth(index), `${named(screen)}, menu ${index + 1}`);
      });
    // Narrow windows have the languages in the menu of the page.
    await page.setViewportSize({ width: 1024, height: 180 });
    await scrollTo(page, 0);
    await expectMenu(banner(page).getByRole('button', { name: label('shell.language.label') }), 'languages');
  });

  test(`all subjects of the blog can be chosen in low windows, ${inNamed} (B3, X3)`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tags = Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      slug: `subject-${index}`,
      name: `Subject ${index}`,
      visibility: 'public',
      count: { posts: 1 },
    }));
    await page.route(/\/content\/tags\//, (route) =>
      route.fulfill({
        json: { tags, meta: { pagination: { page: 1, limit: 100, pages: 1, total: tags.length } } },
      }),
    );
    await visit('/blog', { language });
    const dialog = page.getByRole('dialog', { name: text('blog.tags.all') });
    for (const screen of screens)
      await test.step(named(screen), async () => {
        await page.setViewportSize(screen);
        await page.getByRole('button', { name: text('blog.tags.all') }).click();
        await expect(dialog.getByRole('button', { name: /^Subject / })).toHaveCount(40);
        await expectReachable(page, dialog, named(screen));
        const close = dialog.getByRole('button', { name: text('blog.tags.close') });
        await close.focus();
        const controls = dialog.getByRole('button', { name: /^Subject 1/ });
        await expectFocus(page, dialog, 'Tab', controls, named(screen));
        await close.click();
        await expect(dialog).toHaveCount(0);
      });
  });

  test(`a claim’s source can be read in low windows, ${inNamed} (X3, X8)`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/', { language });
    const card = page.getByRole('tooltip');
    const link = page.locator('#workflow').locator(`a[href="${inLanguage(claims.sources.to, language)}"]`);
    for (const screen of screens)
      await test.step(named(screen), async () => {
        await page.setViewportSize(screen);
        await link.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
        // The keyboard's focus opens the card.
        await page.keyboard.press('Shift');
        await link.blur();
        await link.focus();
        await expect(card).toBeVisible();
        // The page scrolls what does not fit into view.
        const { top, bottom, height } = await card.evaluate((one) => one.getBoundingClientRect());
        const isWhole = top >= 0 && bottom <= screen.height;
        if (!isWhole) {
          expect(top).toBeGreaterThanOrEqual(0);
          await page.evaluate(
            (y) => window.scrollBy({ top: y, behavior: 'instant' }),
            bottom - screen.height + 8,
          );
          await expect
            .poll(() => card.evaluate((one) => one.getBoundingClientRect().bottom))
            .toBeLessThanOrEqual(screen.height);
        }
        expect(height).toBeGreaterThan(0);
        expect(await overflow(page)).toEqual({ beyond: 0, culprits: [] });
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
      });
  });
}

test.describe('a notice', () => {
  test.use({ locale: 'he-IL' });
  test('that offers Hebrew can be answered in low windows (L5, X3)', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact');
    const offer = notice(page, messages('he').text('shell.offer.text'));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectReachable(page, offer, named(screen));
    }
  });
});
