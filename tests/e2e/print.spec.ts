import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { printedAnswers, readSheets, sheetsOf, unprinted } from './support/print.ts';
import { everyPage, languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

test('the cards of posts are not cut, nor laid over each other, by the edge of a sheet of paper (X1)', async ({
  page,
  visit,
}) => {
  await visit('/blog');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('break-inside', 'avoid');
});

test('the rows of a table are not cut by the edge of a sheet of paper (X3)', async ({ page, visit }) => {
  await visit('/pricing');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('the landing page prints its first section on the first sheet (X1)', async ({ page, visit }) => {
  await visit('/');
  await page.emulateMedia({ media: 'print' });
  // Chromium moves a row of a grid to the next sheet if it does not fit.
  const belowTitle = page.getByRole('main').locator('section').first().locator('> div:has(ol)');
  await expect(belowTitle).toHaveCSS('display', 'block');
});

test('the landing page prints no number or list apart from its heading (X1)', async ({ page, visit }) => {
  await visit('/');
  await page.emulateMedia({ media: 'print' });
  const rails = await page
    .locator('main [data-rail]')
    .evaluateAll((all) => all.map((rail) => getComputedStyle(rail).breakAfter));
  expect(rails).toHaveLength(9);
  expect(new Set(rails)).toEqual(new Set(['avoid']));
});

test('the sheet of plans prints no lines beside an empty part of the paper (X1)', async ({ page, visit }) => {
  await visit('/pricing');
  await page.emulateMedia({ media: 'print' });
  const sheet = page
    .getByRole('article')
    .filter({ hasText: en.text('pricing.plan.enterprise') })
    .locator('..');
  await expect(sheet).toHaveCSS('border-left-width', '0px');
  await expect(sheet).toHaveCSS('border-right-width', '0px');
});

test('the four plans print on one sheet, without their buttons (X1)', async ({ page, visit }) => {
  // A4 within margins of a centimetre.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const language of languages) {
    await visit('/pricing', { language });
    await page.emulateMedia({ media: 'print' });
    const plans = page.getByRole('article');
    const tops = await plans.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const box = (await plans.first().boundingBox())!;
    expect(box.y + box.height).toBeLessThan(1047);
    await expect(plans.getByRole('button')).toHaveCount(0);
    await expect(plans.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the comparison of plans prints its facts, and no row of links (X1)', async ({ page, visit }) => {
  await visit('/pricing');
  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('table', { name: en.label('pricing.compare.label') }).locator('tbody tr');
  await expect(rows.filter({ hasText: en.text('pricing.compare.annual') })).toBeVisible();
  await expect(rows.last()).toContainText(en.text('pricing.cards.contact'));
  await expect(rows.last()).toBeHidden();
});

test('the price of Pro Duo prints across its strip, whose button is left out (X1)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await visit('/pricing');
  await page.emulateMedia({ media: 'print' });
  const strip = page.getByRole('region', { name: en.label('pricing.plan.proDuo') });
  const result = (await strip.locator('> :nth-child(3)').boundingBox())!;
  expect(result.width).toBeGreaterThan((await strip.boundingBox())!.width - 3);
});

for (const path of ['/terms', '/privacy', '/blog/no-source-found-is-an-answer'])
  test(`${path} prints no empty sheet at its end (X1)`, async ({ page, visit }) => {
    await visit(path);
    // A post is fetched after hydration; until then its page has a heading that says so.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(en.text('blog.post.loading'));
    const whole = sheetsOf(await page.pdf({ format: 'A4' }));
    expect(whole).toBeGreaterThan(0);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main > *')!.style.setProperty('padding-bottom', '0'),
    );
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(whole);
  });

const filledPages = ['/faq', '/contact', '/pricing', '/for-it', '/coming-soon'];

for (const { path, language, name } of everyPage.filter((one) => filledPages.includes(one.path)))
  test(`${name} prints all of its words, and no empty sheet (X1, X3)`, async ({ page }) => {
    await page.goto(inLanguage(path, language));
    await page.emulateMedia({ media: 'print' });
    // A4 within margins of a centimetre.
    await page.setViewportSize({ width: 718, height: 1047 });
    const words = await page.getByRole('main').evaluate((main: HTMLElement) => {
      // What is for screen readers only has one pixel.
      for (const one of main.querySelectorAll<HTMLElement>('*'))
        if (one.offsetWidth === 1) one.style.display = 'none';
      return main.innerText;
    });
    const sheets = await readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets).not.toContain('');
    expect(unprinted(words, sheets)).toEqual([]);
    if (path === '/faq') expect(unprinted(printedAnswers(language), sheets)).toEqual([]);
  });

test('the name of a topic of the answer sheet is not printed apart from its rows (X1)', async ({
  page,
  visit,
}) => {
  await visit('/for-it');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('tr.topic')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakAfter));
  expect(breaks.length).toBeGreaterThan(0);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

for (const language of languages)
  test(`the contact page prints every address and the telephone, in ${languageNames[language]} (X1)`, async ({
    page,
    visit,
  }) => {
    await visit('/contact', { language });
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const { address, phone } = site.company;
    const postal = main.locator('address').filter({ visible: true });
    await expect(postal).toContainText(address[language]);
    await expect(postal).toContainText(phone);
    for (const one of [site.email.privacy, site.email.accessibility]) {
      const subject = main.locator(`[data-address="${one}"]`);
      const printed = await subject.evaluate((link) => getComputedStyle(link, '::after').content);
      expect([`"${one}"`, 'attr(data-address)']).toContain(printed);
    }
  });

for (const language of languages)
  test(`the cost prints with the plan it is for, and no choice, in ${languageNames[language]} (X1, X6)`, async ({
    page,
    visit,
  }) => {
    const { text, label } = messages(language);
    await visit('/pricing', { language });
    await page.emulateMedia({ media: 'print' });
    const plan = page.locator('#quote p').filter({ hasText: text('pricing.plan.organization') });
    await expect(plan.first()).toBeVisible();
    await expect(plan.first()).toContainText(text('pricing.quote.sheet'));
    const toggles = page.locator(`[aria-label="${label('pricing.billing.label')}"]`);
    await expect(toggles).toHaveCount(2);
    for (const toggle of await toggles.all()) await expect(toggle).toBeHidden();
  });

const jobDescriptions = (page: Page) => page.locator('#workflow dd');

test('the landing page prints every job described, its film apart, and no control of the redline (X1)', async ({
  page,
}) => {
  // Before the first interaction.
  await page.goto('/');
  const player = page.locator('#workflow').getByRole('button');
  const redline = page.getByRole('group', { name: en.text('home.redline.label') });
  const controls = (['accept', 'reject', 'undo', 'acceptAll', 'reset'] as const).map((action) =>
    redline.getByRole('button', { name: en.text(`home.redline.${action}`), exact: true }),
  );
  for (const control of [player, ...controls]) await expect(control).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const descriptions = jobDescriptions(page);
  await expect(descriptions).toHaveCount(6);
  for (const one of await descriptions.all()) await expect(one).toBeVisible();
  const film = page.getByRole('main').locator('section').first().locator('> div:has(ol) > :last-child');
  await expect(film).not.toHaveCSS('margin-top', '0px');
  for (const control of [player, ...controls]) await expect(control).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`the landing page prints every job at ${width} px when one of them has been opened (X1)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    const role = width < 900 ? 'button' : 'tab';
    const job = page.getByRole(role, { name: en.text('home.workflow.anonymize.name') });
    await job.click();
    await page.emulateMedia({ media: 'print' });
    await expect(jobDescriptions(page)).toHaveCount(6);
    for (const one of await jobDescriptions(page).all()) await expect(one).toBeVisible();
    await expect(job).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    for (const one of await jobDescriptions(page).all()) await expect(one).toBeHidden();
    await expect(job).toHaveAttribute(role === 'tab' ? 'aria-selected' : 'aria-expanded', 'true');
  });
