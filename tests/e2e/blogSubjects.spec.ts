import type { Page } from '@playwright/test';
import { cards, chip, status, title } from './support/blogPage.ts';
import { choose } from './support/language.ts';
import { messages } from './support/messages.ts';
import { scrollTo, scrollY } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');
const he = messages('he');

const reset = (page: Page) => page.getByRole('button', { name: en.text('blog.tags.reset') });

test.describe('Subjects (B3)', () => {
  test('are switched on and off, and kept in the address', async ({ page, visit }) => {
    await visit('/blog');
    await expect(chip(page, 'Review')).toHaveAttribute('aria-pressed', 'false');
    await chip(page, 'Review').click();
    await expect(page).toHaveURL(/\/blog\?tag=review$/);
    await expect(chip(page, 'Review')).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page, '2 posts')).toBeVisible();
    await chip(page, 'Review').click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(status(page, '9 posts')).toBeVisible();
  });

  test('are combined into one filter, and can be reset', async ({ page, visit }) => {
    await visit('/blog');
    await chip(page, 'Citations').click();
    await expect(status(page, '2 posts')).toBeVisible();
    await expect(reset(page)).toBeHidden();
    const request = page.waitForRequest(/&filter=tag:\[citations,review\]$/);
    await chip(page, 'Review').click();
    await request;
    await expect(status(page, '4 posts')).toBeVisible();
    await reset(page).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(reset(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(9);
  });

  test('are all kept when several are chosen in quick succession', async ({ page, visit }) => {
    await visit('/blog');
    await expect(chip(page, 'Review')).toBeVisible();
    await page.getByRole('group', { name: en.text('blog.tags.label') }).evaluate(
      async (group, names) => {
        const chips = [...group.querySelectorAll('button')];
        for (const name of names) {
          chips.find((one) => one.textContent === name)!.click();
          // Only the microtasks between two clicks.
          await Promise.resolve();
        }
      },
      ['Review', 'Citations', 'Drafting', 'Citations'],
    );
    await expect(page).toHaveURL(/\/blog\?tag=review&tag=drafting$/);
    await expect(status(page, '5 posts')).toBeVisible();
  });

  test('are read from the address, so that selections can be shared', async ({ page, visit }) => {
    await visit('/blog?tag=citations&tag=review');
    await expect(chip(page, 'Citations')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(4);
  });

  test('keep the reading position, and Back leaves the blog', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await visit('/contact');
    await visit('/blog');
    await expect(chip(page, 'Review')).toBeVisible();
    await scrollTo(page, 150);
    await chip(page, 'Review').click();
    await chip(page, 'Drafting').click();
    await expect(status(page, '5 posts')).toBeVisible();
    expect(await scrollY(page)).toBe(150);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('without posts say so, and can be reset', async ({ page, visit }) => {
    await visit('/blog?tag=no-such-subject');
    await expect(status(page, en.text('blog.list.emptyTags'))).toBeVisible();
    await expect(page.getByRole('main').getByText('No posts')).toHaveCount(1);
    await page.getByRole('button', { name: en.text('blog.list.showAll') }).click();
    await expect(cards(page)).toHaveCount(9);
    // The button has gone with the message.
    await expect(page.getByRole('group').getByRole('button').first()).toBeFocused();
  });

  test('change with the language', async ({ page, visit }) => {
    await visit('/blog');
    await expect(cards(page)).toHaveCount(9);
    await choose(page, 'en', 'he');
    await expect(title(page)).toHaveText('בשוליים');
    await expect(cards(page).first().locator('time')).toHaveText('3 בנובמבר 2026');
    await expect(page.getByRole('group', { name: he.label('blog.tags.label') })).toContainText('ניסוח');
  });

  test('stay selected in another language where its blog has them, and leave the address where it does not', async ({
    page,
    visit,
  }) => {
    await visit('/blog?tag=hebrew&tag=drafting');
    await expect(chip(page, 'Drafting')).toHaveAttribute('aria-pressed', 'true');
    await choose(page, 'en', 'he');
    await expect(page).toHaveURL(/\/he\/blog\?tag=drafting$/);
    await expect(chip(page, 'ניסוח')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'ניסוח').click();
    await chip(page, 'עברית').click();
    await expect(page).toHaveURL(/\/he\/blog\?tag=bryt$/);
    await choose(page, 'he', 'en');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(9);
  });
});
