import { expect, test } from './support/test.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

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
  await expect(page.locator('nav:has(> #contents) > ol')).toHaveCSS('break-inside', 'avoid');
});

for (const path of ['/terms', '/privacy'])
  test(`${path} prints no empty sheet at its end (X1)`, async ({ page, visit }) => {
    await visit(path);
    const whole = pagesOf(await page.pdf({ format: 'A4' }));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main > *')!.style.setProperty('padding-bottom', '0'),
    );
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(whole);
  });
