import type { Page } from '@playwright/test';
import { askAxe, askIbm } from './support/engines.ts';
import { messages } from './support/messages.ts';
import { headerLink } from './support/shell.ts';
import { languageNames, languages, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const hebrew = messages('he');
const field = (page: Page, own = messages('en')) =>
  page.getByRole('combobox', { name: own.label('shell.search.placeholder') });
/** Opens the search by its shortcut. */
const openSearch = (page: Page) => page.keyboard.press('Control+k');

test('the search fetches nothing until it is opened, and leads to what it finds (X15)', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit('/contact');
  expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('train models');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(text('faq.training.question'));
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#training');
  await expect(page.getByRole('button', { name: text('faq.training.question') })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the shortcut opens the search by the first key press of a visit and by later ones (X15)', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
});

for (const key of ['/', 'ControlOrMeta+k'])
  test(`what is typed directly after ${key} is searched for, before hydration and after it (X15, X19)`, async ({
    page,
  }) => {
    await page.goto('/contact');
    // What is typed is recorded from here on.
    await page.waitForFunction(() => window.stetStart?.hydrateAround !== undefined);
    for (const words of ['late fees', 'training']) {
      await page.keyboard.press(key);
      await page.keyboard.type(words);
      await expect(field(page)).toHaveValue(words);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
    }
    // The letters of a closed search are forgotten.
    await page.keyboard.type('words');
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

test('the shortcut closes the menu of a phone, which would cover the search (X15, S5)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/contact');
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.menu.open') })
    .click();
  const menu = page.getByRole('dialog', { name: text('shell.menu.label') });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(menu).toBeHidden();
  await expect(field(page)).toBeFocused();
  // It fills the screen.
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
});

test('the focus stays on the search when its link becomes a button (X1, X15)', async ({ page }) => {
  await page.goto('/');
  await headerLink(page, label('shell.search.open')).focus();
  await expect(page.getByRole('button', { name: label('shell.search.open') })).toBeFocused();
});

test('arrows move, Escape clears and then closes, and the focus returns (X15)', async ({ page, visit }) => {
  await visit('/contact');
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.search.open'), exact: true });
  await button.click();
  await field(page).fill('token');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the search passes in two engines (X3, X15)', async ({ page, visit }) => {
  // While it fades in, its text has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/contact');
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(5);
  expect((await askAxe(page)).found).toEqual([]);
  expect((await askIbm(page)).found).toEqual([]);
});

test('the hints say what Escape does next (X15)', async ({ page, visit }) => {
  await visit('/contact');
  await openSearch(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Esc closes');
  await field(page).fill('price');
  await expect(dialog).toContainText('Esc clears');
});

test('an empty search suggests five pages (X15)', async ({ page, visit }) => {
  await visit('/terms');
  await page.keyboard.press('/');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
});

/** Hebrew words behind prefixes, words of the other language, abbreviations, and numbers of clauses. */
const findable = {
  he: {
    ולמודלים: hebrew.text('faq.training.question'),
    liability: hebrew.text('terms.s15.title'),
    'סעיף 12.4': 'סעיף 12.4',
    'מע"מ': hebrew.text('terms.s9.title'),
    'עו״ד': hebrew.text('terms.s6.title'),
  },
  en: {
    סודיות: text('terms.s12.title'),
    SSO: text('forIt.signOn.title'),
    VAT: text('terms.s9.title'),
    GDPR: text('privacy.s9.title'),
    '12.4': '§ 12.4',
    'is my data used for training': '§ 9',
  },
};

for (const language of languages) {
  const words = Object.entries(findable[language]);
  test(`“${words.map(([typed]) => typed).join('” and “')}” are found in ${languageNames[language]} (X15)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await openSearch(page);
    for (const [typed, found] of words) {
      await field(page, messages(language)).fill(typed);
      await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
    }
  });
}

test('a result runs in the direction of its own language, whatever word it begins with (X15)', async ({
  page,
  visit,
}) => {
  await visit('/faq', { language: 'he' });
  await openSearch(page);
  await field(page, hebrew).fill('Stet');
  const texts = page.getByRole('option').locator('bdi');
  const own = texts.and(page.locator(':lang(he)'));
  await expect(own.filter({ hasText: /^(… )?[A-Z]/i }).first()).toHaveCSS('direction', 'rtl');
  await field(page, hebrew).fill('liability');
  await expect(texts.and(page.locator(':lang(en)')).first()).toHaveCSS('direction', 'ltr');
  await expect(texts.filter({ hasText: hebrew.text('terms.s15.title') })).toHaveCSS('direction', 'rtl');
});

test('results are grouped by page, sections with their numbers, posts under the blog, and an empty answer says so (X15)', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await openSearch(page);
  await field(page).fill('read the definitions');
  await expect(page.getByRole('group', { name: text('shell.page.blog') }).getByRole('option')).toContainText([
    'Read the definitions last',
  ]);
  await field(page).fill('qqqqq');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^No results\./ })).toBeVisible();

  await field(page).fill('liability');
  const clause = page
    .getByRole('group', { name: text('terms.head.title') })
    .getByRole('option')
    .filter({ hasText: text('shell.section.number', { number: 15 }) });
  await expect(clause).toContainText(text('terms.s15.title'));
  await clause.click();
  await expect(page).toHaveURL('/terms#s-15');
});

for (const language of languages) {
  const own = messages(language);
  const typed = { en: ['liabilty', text('terms.s15.title')], he: ['סודוית', own.text('terms.s12.title')] };
  test(`a word with one wrong letter finds what was meant, and says so, in ${languageNames[language]} (X15)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await openSearch(page);
    const [word, found] = typed[language] as [string, string];
    await field(page, own).fill(word);
    const first = page.getByRole('option').filter({ hasText: found }).first();
    await expect(first).toBeVisible();
    await expect(first.locator('mark').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(word);
  });

  test(`the selected result has a bar at its start, in ${languageNames[language]} (X15)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await openSearch(page);
    await page.keyboard.press('ArrowDown');
    const selected = page.getByRole('option', { selected: true });
    await expect(selected).toBeVisible();
    const bar = await selected.evaluate((option) => {
      const { borderInlineStartWidth, borderInlineStartColor, position } = getComputedStyle(
        option,
        '::before',
      );
      return [position, borderInlineStartWidth, borderInlineStartColor === getComputedStyle(option).color];
    });
    expect(bar).toEqual(['absolute', '3px', true]);
  });
}

test('the search shows an open question again that the filter hides (F1, X15)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const question = page.getByRole('button', { name: text('faq.cost.question') });
  await visit('/faq#cost');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('searchbox', { name: label('faq.filter.label') }).fill(text('faq.rollout.question'));
  await expect(question).toHaveCount(0);
  await openSearch(page);
  await field(page).fill(text('faq.cost.question'));
  await expect(page.getByRole('option').first()).toContainText(text('faq.cost.question'));
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('results are grouped under the names that pages have in menus (X15)', async ({ page, visit }) => {
  await visit('/contact');
  await openSearch(page);
  await field(page).fill('security');
  for (const name of [text('shell.page.home'), text('shell.page.forIt')])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
});

test('the not-found page offers the search (X15)', async ({ page, visit, pageErrors }) => {
  pageErrors.allow(new RegExp(`404.*${unknownPath}`));
  await visit(unknownPath);
  await page.getByRole('link', { name: text('notFound.comment.reject') }).click();
  await expect(field(page)).toBeFocused();
});
