import type { Page } from '@playwright/test';
import { askAxe } from './support/engines.ts';
import { allowClipboard } from './support/clipboard.ts';
import { hydrate, nextFrame } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { headerLink } from './support/shell.ts';
import { languageNames, languages, postPath, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Selects an element's words and returns them. */
const select = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      getSelection()!.selectAllChildren(element);
      return getSelection()!.toString().replace(/\s+/g, ' ').trim();
    });

/** The button that is offered for a selection. */
const markButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: messages(language).text('shell.stet.mark') });

/** The dotted words. */
const dotted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('stet') ?? [])].map((range) => (range as Range).toString()));

/** Pages whose sentences can be marked, with one sentence each. */
const passages = [
  ['/', '#stay_flow p + div > p'],
  ['/for-it', 'main h2'],
  ['/terms', '#s1-1 p, main section p'],
  ['/privacy', 'main section p'],
  [postPath, 'article p'],
] as const;

for (const language of languages) {
  const { text } = messages(language);
  const mark = (page: Page) => markButton(page, language);
  const list = (page: Page) => page.getByRole('button', { name: /^stet: .*\d|^stet: [א-ת]/ });

  test.describe(`in ${languageNames[language]}`, () => {
    // Which pages offer marks does not depend on the language: a page of ours and a post are enough in Hebrew.
    for (const [path, selector] of passages.filter(([one]) => language === 'en' || /^\/(blog|$)/.test(one))) {
      test(`words on ${path} can be marked, and the marks are restored (X21)`, async ({ page, visit }) => {
        await visit(path, { language });
        const quote = await select(page, selector);
        await mark(page).click();
        await expect.poll(() => dotted(page)).toEqual([quote]);
        await expect(page.getByRole('status').filter({ hasText: text('shell.stet.said') })).toHaveCount(1);
        await page.reload();
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect.poll(() => dotted(page)).toEqual([quote]);
      });
    }

    test('the button stays with the words, and a mark has their address, in the list and by itself (X21)', async ({
      page,
      visit,
    }) => {
      const readClipboard = await allowClipboard(page);
      await visit('/terms', { language });
      const quote = await select(page, 'main section p');
      const before = (await mark(page).boundingBox())!;
      await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
      await expect.poll(async () => (await mark(page).boundingBox())!.y).toBeCloseTo(before.y - 120, 0);
      // By keyboard, Enter marks the selection.
      await page.keyboard.press('Enter');
      // The margin note stands directly before its section.
      const note = (await page.locator('[aria-hidden][lang=en]', { hasText: /^stet$/ }).boundingBox())!;
      const section = (await page.locator('main section').first().boundingBox())!;
      const distance =
        language === 'he' ? note.x - section.x - section.width : section.x - note.x - note.width;
      expect(distance).toBeCloseTo(12, 0);
      await page.getByRole('button', { name: text('shell.stet.link') }).click();
      await expect.poll(readClipboard).toContain('#:~:text=');
      const link = new URL(await readClipboard());
      const [start = '', end] = link.hash
        .replace('#:~:text=', '')
        .split(',')
        .map((part) => decodeURIComponent(part));
      expect(quote.startsWith(start)).toBe(true);
      if (end) expect(quote.endsWith(end)).toBe(true);

      await list(page).click();
      const dialog = page.getByRole('dialog', { name: text('shell.stet.title') });
      await expect(dialog.getByText(quote)).toBeVisible();
      // A reader who has chosen Hebrew is led to it by an English address without its language.
      expect(link.searchParams.get('lng')).toBe(language === 'en' ? 'en' : null);
      await expect(dialog.getByRole('link')).toHaveAttribute('href', link.href);
      expect((await askAxe(page)).found).toEqual([]);
      await dialog.getByRole('button', { name: text('shell.stet.clear') }).click();
      await expect(dialog).toHaveCount(0);
      // The button that opened the list has gone.
      await expect(page.getByRole('main')).toBeFocused();
      expect(await dotted(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('stet.marks'))).toBeNull();
    });
  });
}

test('the list of marks closes when Back changes the page (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await visit('/terms');
  await select(page, 'main section p');
  await markButton(page).click();
  await headerLink(page, text('shell.nav.forIt')).click();
  await expect(page).toHaveURL(/\/for-it$/);
  await page.getByRole('button', { name: /^stet: .*\d/ }).click();
  const dialog = page.getByRole('dialog', { name: text('shell.stet.title') });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(dialog).toHaveCount(0);
});

test('marks are no longer highlighted on a page without them (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await visit('/terms');
  await select(page, 'main section p');
  await markButton(page).click();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('stet'))).toBe(true);
  await headerLink(page, text('shell.nav.pricing')).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('stet'))).toBe(false);
});

test('a mark of several clauses leaves out their notes (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await visit('/terms');
  await page.evaluate(() => {
    const [from, to] = ['#s-3-1 p', '#s-3-2 p'].map((one) => document.querySelector(one)!);
    from!.scrollIntoView({ block: 'center', behavior: 'instant' });
    getSelection()!.setBaseAndExtent(from!, 0, to!, 1);
  });
  await markButton(page).click();
  await page.getByRole('button', { name: /^stet: .*1/ }).click();
  const dialog = page.getByRole('dialog', { name: text('shell.stet.title') });
  await expect(dialog).toContainText(text('terms.s3.c1'));
  await expect(dialog).not.toContainText(text('terms.s3.n1'));
});

test('marks of two tabs are kept together, and cleared in both (X21)', async ({ page, context, visit }) => {
  const { text } = messages('en');
  const other = await context.newPage();
  await visit('/for-it');
  await other.goto('/terms');
  await hydrate(other);
  const first = await select(page, 'main h2');
  await markButton(page).click();
  const second = await select(other, 'main section p');
  await markButton(other).click();
  const stored = () => page.evaluate(() => localStorage.getItem('stet.marks'));
  await expect.poll(stored).toContain(JSON.stringify(second));
  // The offer for the words before.
  await expect(markButton(page)).toHaveCount(0);
  await select(page, 'main h3');
  await markButton(page).click();
  expect(await stored()).toContain(JSON.stringify(first));
  expect(await stored()).toContain(JSON.stringify(second));

  const list = (one: Page) => one.getByRole('button', { name: /^stet: .*3/ });
  await list(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await list(other).click();
  await other.getByRole('button', { name: text('shell.stet.clear') }).click();
  await expect.poll(() => dotted(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^stet: / })).toHaveCount(0);
});

test('the offer to copy a link goes with the next press (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await visit('/for-it');
  await select(page, 'main h2');
  await page.getByRole('button', { name: text('shell.stet.mark') }).click();
  const copy = page.getByRole('button', { name: text('shell.stet.link') });
  await expect(copy).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copy).toHaveCount(0);
});

test('nothing is offered for a selection in a text field, nor on other pages (X21)', async ({
  page,
  visit,
}) => {
  // The offer follows the selection after a pause.
  await page.clock.install();
  await visit('/for-it');
  await select(page, 'main h2');
  await expect(markButton(page)).toBeVisible();
  const field = page.locator('main textarea').first();
  await field.selectText();
  await expect(field).toBeFocused();
  await expect(markButton(page)).toHaveCount(0);

  // The code that offers marks is there already.
  await headerLink(page, messages('en').text('shell.nav.pricing')).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await select(page, 'main h1')).not.toBe('');
  await nextFrame(page);
  await page.clock.runFor(1000);
  await nextFrame(page);
  await expect(markButton(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the offer covers only the size of its button (X21)', async ({ page, visit }) => {
    await visit('/');
    await select(page, '#stay_flow p + div > p');
    await expect(markButton(page)).toBeVisible();
    const { height } = (await markButton(page).boundingBox())!;
    expect((await markButton(page).locator('..').boundingBox())!.height).toBe(height);
  });
});
