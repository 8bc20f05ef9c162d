import type { Page } from '@playwright/test';
import { askAxe } from './support/engines.ts';
import { finishAnimations } from './support/animations.ts';
import { decisions } from './support/decisions.ts';
import { menuButton } from './support/language.ts';
import { messages } from './support/messages.ts';
import { headerLink, scrollTo } from './support/shell.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The accessible headings below the page's title. */
const headings = (page: Page) =>
  page
    .locator('main')
    .locator('h2, h3')
    .filter({ has: page.locator('.review-final') });

const shown = (page: Page, part: string) => headings(page).locator(`${part}:visible`);

for (const language of languages) {
  const { text } = messages(language);
  const choose = (page: Page, name: 'original' | 'marked' | 'final') =>
    page
      .getByRole('group', { name: text('shell.review.label') })
      .getByRole('button', { name: text(`shell.review.${name}`), exact: true })
      .click();

  test(`the landing page’s headings are read as they were, as they were edited and as they are, in ${languageNames[language]} (X21)`, async ({
    page,
    visit,
  }) => {
    await visit('/', { language });
    const count = await headings(page).count();
    expect(count).toBe(18);
    await expect(shown(page, '.review-final')).toHaveCount(count);
    const plan = page.locator('#affordable_plan h2');
    await expect(plan).toHaveAccessibleName(text('home.plan.title'));

    await choose(page, 'marked');
    await expect(page).toHaveURL(/[?&]review=marked/);
    await expect(page.getByRole('status').filter({ hasText: text('shell.review.said.marked') })).toHaveCount(
      1,
    );
    await expect(shown(page, '.review-marked')).toHaveCount(count);
    await expect(shown(page, '.review-final')).toHaveCount(0);
    await expect(plan.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
    expect((await askAxe(page)).found).toEqual([]);

    await choose(page, 'original');
    await expect(plan.locator('ins')).toBeHidden();
    await expect(plan.locator('del')).toHaveCSS('text-decoration-line', 'none');
    await expect(page.getByText(text('home.originals.note'))).toBeVisible();

    // Kept in the address, and shown in print.
    await page.reload();
    await expect(plan.locator('del')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(plan.locator('del')).toBeVisible();
    await expect(plan.locator('.review-final')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await choose(page, 'final');
    await expect(page).not.toHaveURL(/review/);
    await expect(plan.locator('.review-final')).toBeVisible();
    await expect(page.getByText(text('home.originals.note'))).toHaveCount(0);
    await choose(page, 'marked');
    await expect(page.locator('html')).toHaveAttribute('data-review', 'marked');
    await headerLink(page, text('shell.nav.faq')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('faq.hero.title'));
    await expect(page.locator('html')).not.toHaveAttribute('data-review');
  });

  test(`Tab reaches the chosen version, and leaves the switch, in ${languageNames[language]} (X21)`, async ({
    page,
    visit,
  }) => {
    await visit('/', { language });
    const version = (name: 'original' | 'marked' | 'final') =>
      page.getByRole('button', { name: text(`shell.review.${name}`), exact: true });
    const languageMenu = menuButton(page, language);
    // It is hidden until the country is known.
    await expect(languageMenu).toBeVisible();
    await languageMenu.focus();
    await page.keyboard.press('Tab');
    await expect(version('final')).toBeFocused();
    const back = language === 'en' ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(back);
    await expect(version('marked')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(version('final')).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(version('final')).toBeFocused();
    await page.keyboard.press(back);
    await page.keyboard.press('Enter');
    await expect(version('marked')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(languageMenu).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(version('marked')).toBeFocused();
  });

  test(`the switch shows decided sentences in its version, and moves nothing above them, in ${languageNames[language]} (X21)`, async ({
    page,
    visit,
  }) => {
    await visit('/', { language });
    const { card, note, noteButton, playbook, playbookButton, sheet } = decisions(page, language);
    await finishAnimations(note);
    await noteButton('accept').click();
    await card('reject').click();
    await playbookButton('accept').click();
    await scrollTo(page, 0);
    const title = page.getByRole('heading', { level: 1 });
    const sentences = [title, sheet, playbook];
    const place = () => note.evaluate((one) => one.getBoundingClientRect().top);
    const before = await place();

    await choose(page, 'original');
    expect(await place()).toBe(before);
    for (const sentence of sentences) {
      await expect(sentence.locator('.outcome').first()).toBeHidden();
      await expect(sentence.locator('.marked del').first()).toHaveCSS('text-decoration-line', 'none');
      await expect(sentence.locator('.marked ins').first()).toBeHidden();
    }
    await choose(page, 'marked');
    for (const sentence of sentences) {
      await expect(sentence.locator('.marked del').first()).toBeVisible();
      await expect(sentence.locator('.marked ins').first()).toBeVisible();
    }
    await choose(page, 'final');
    for (const sentence of sentences) {
      await expect(sentence.locator('.outcome').first()).toBeVisible();
      await expect(sentence.locator('.marked ins').first()).toBeHidden();
    }

    // What is decided is shown at once.
    await choose(page, 'original');
    await playbookButton('undo').click();
    await expect(page).not.toHaveURL(/review/);
  });

  test(`on a phone the switch is above the title, in ${languageNames[language]} (X21)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/', { language });
    const versions = page.getByRole('main').getByRole('group', { name: text('shell.review.label') });
    const title = page.getByRole('heading', { level: 1 });
    const [upper, lower] = [await versions.boundingBox(), await title.boundingBox()];
    expect(upper!.y + upper!.height).toBeLessThanOrEqual(lower!.y);
    await choose(page, 'marked');
    await expect(page).toHaveURL(/[?&]review=marked/);
    await expect(versions.getByRole('button', { pressed: true })).toHaveText(text('shell.review.marked'));
    // Where the header has it.
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(versions).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { pressed: true })).toHaveText(
      text('shell.review.marked'),
    );
  });

  test(`the header names the switch, in one line from 992 px, in ${languageNames[language]} (X21)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await visit('/', { language });
    const header = page.getByRole('banner');
    const { height } = (await header.boundingBox())!;
    for (const width of [992, 1024, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByText(text('shell.review.label'))).toBeVisible();
      expect((await header.boundingBox())!.height, `${width} px`).toBe(height);
    }
  });

  test(`on a phone the menu has the switch, in ${languageNames[language]} (X21)`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/', { language });
    await page.getByRole('button', { name: text('shell.menu.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('shell.review.marked'), exact: true })
      .click();
    await expect(page.locator('#stay_flow h2 del').first()).toHaveCSS('text-decoration-line', 'line-through');
  });
}

test.describe('without JavaScript (X21)', () => {
  test.use({ javaScriptEnabled: false });

  test('has no switch, and shows the final headings', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('group', { name: messages('en').text('shell.review.label') })).toHaveCount(0);
    await expect(page.locator('main .review-marked')).toHaveCount(0);
    await expect(page.locator('#stay_flow .review-final')).toBeVisible();
  });
});

test('the switch keeps the heading that is read in its place (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  const heading = page.locator('#document_support h2');
  await heading.evaluate((one) =>
    window.scrollBy({ top: one.getBoundingClientRect().top - 250, behavior: 'instant' }),
  );
  // The header, which has the switch, follows the reader upwards.
  await page.mouse.wheel(0, -10);
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top);
  for (const name of ['original', 'marked', 'final'] as const) {
    const button = page.getByRole('button', { name: text(`shell.review.${name}`), exact: true }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
    const before = await top();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  }
});

test('the switch stays in reach at 1024 px, where the scrolled header has no room for it (X21)', async ({
  page,
  visit,
}) => {
  const { text } = messages('en');
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit('/?review=marked');
  await page.locator('#top_llm').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const final = page.getByRole('button', { name: text('shell.review.final'), exact: true });
  await expect(
    page.getByRole('banner').getByRole('link', { name: text('shell.nav.waitlist') }),
  ).toBeVisible();
  await final.click();
  await expect(page).not.toHaveURL(/review/);
  await expect(final).toHaveAttribute('aria-pressed', 'true');
});

test('the note about originals can be closed, and is not read again (X21)', async ({ page, visit }) => {
  const { text } = messages('en');
  await visit('/?review=original');
  const note = page.getByText(text('home.originals.note'));
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: text('shell.notice.dismiss') }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
