import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const radios = (page: Page) => page.getByRole('radio');
/** The radio button of a package, by its size in the address. */
const radio = (page: Page, millions: number) => page.locator(`input[name=tokens][value="${millions}"]`);
const payment = (page: Page, words = en) => page.getByRole('link', { name: words.text('tokens.panel.pay') });

test('the first of eleven packages is selected (T1, T2)', async ({ page, visit }) => {
  await visit('/tokens');
  await expect(page.getByRole('group', { name: en.label('tokens.table.label') })).toBeVisible();
  await expect(radios(page)).toHaveCount(11);
  await expect(radio(page, 5)).toBeChecked();
  await expect(payment(page)).toHaveAttribute('href', `${site.hosts.app}?tokens=5`);
});

test('a click anywhere in a row chooses it: total, payment, chart and address follow (T2, T3, T4)', async ({
  page,
  visit,
}) => {
  await visit('/tokens');
  await page.getByRole('row').filter({ hasText: '$2,250' }).click();
  await expect(radio(page, 500)).toBeChecked();
  const panel = page.getByRole('region', { name: en.text('tokens.panel.title') });
  await expect(panel).toContainText('$2,250');
  await expect(payment(page)).toHaveAttribute('href', `${site.hosts.app}?tokens=500`);
  await expect(page.getByRole('img', { name: /500 million, \$4\.50\.$/ })).toBeVisible();
  await expect(page).toHaveURL('/tokens?tokens=500');
  await expect(
    page.getByRole('status').filter({ hasText: en.text('tokens.panel.announcement', { total: '$2,250' }) }),
  ).toHaveCount(1);
});

test('the address selects a package without an announcement, and Back leaves the page (T2)', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await visit('/tokens?tokens=20000');
  await expect(radio(page, 20_000)).toBeChecked();
  await expect(page.getByText(en.text('tokens.panel.lowest'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '$80,000' })).toHaveCount(0);
  await radio(page, 50).check();
  await expect(page).toHaveURL('/tokens?tokens=50');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a press on the chart chooses the nearest package (T4)', async ({ page, visit }) => {
  await visit('/tokens');
  const chart = page.getByRole('img', { name: /\$5\.00\.$/ });
  await chart.scrollIntoViewIfNeeded();
  const { width, height } = (await chart.boundingBox())!;
  await chart.click({ position: { x: width - 2, y: height / 2 } });
  await expect(radio(page, 20_000)).toBeChecked();
});

for (const language of languages) {
  test(`arrow keys choose along the reading direction, in ${languageNames[language]} (T2)`, async ({
    page,
    visit,
  }) => {
    await visit('/tokens?tokens=50', { language });
    const [forward, back] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await radio(page, 50).focus();
    for (const [key, millions] of [
      [forward, 100],
      [back, 50],
      ['ArrowDown', 100],
      ['ArrowUp', 50],
      ['End', 20_000],
      [forward, 5],
      [back, 20_000],
      ['Home', 5],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(page, millions), key).toBeChecked();
      await expect(radio(page, millions), key).toBeFocused();
    }
  });
}

test('the panel stays beside the table and leaves the chart free (T3, T4)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/tokens');
  const panel = page.getByRole('region', { name: en.text('tokens.panel.title') });
  const chart = page.getByRole('region', { name: en.text('tokens.chart.title') });
  await chart.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [above, below] = [(await panel.boundingBox())!, (await chart.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('on a phone the total and the payment stay on screen while the table is read (T3)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit('/tokens');
  await radio(page, 10).check();
  await expect(payment(page)).toBeInViewport({ ratio: 1 });
  await radio(page, 10_000).check();
  await expect(radio(page, 10_000)).toBeInViewport({ ratio: 1 });
  await expect(payment(page)).toBeInViewport({ ratio: 1 });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the table has every total and a way to pay for each, in ${languageNames[language]} (T1, T3, X1)`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/tokens', language));
      await expect(page.getByRole('row')).toHaveCount(12);
      await expect(page.getByRole('cell', { name: '$80,000' })).toBeVisible();
      await expect(radios(page)).toHaveCount(0);
      const ways = page.getByRole('table').getByRole('link');
      await expect(ways).toHaveCount(11);
      await expect(ways.last()).toHaveAttribute('href', `${site.hosts.app}?tokens=20000`);
      await expect(payment(page, messages(language))).toHaveCount(0);
    });
  }
});
