import type { Locator, Page } from '@playwright/test';
import { watchAnimations } from './support/animations.ts';
import { inLanguage } from '../../src/paths.ts';
import { nextFrame } from './support/hydration.ts';
import { linesOf } from './support/lines.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const card = (page: Page, plan: 'pro' | 'team' | 'organization' | 'enterprise') =>
  page.getByRole('article', { name: en.text(`pricing.plan.${plan}`) });
const cards = (page: Page) => page.getByRole('region', { name: en.text('pricing.cards.label'), exact: true });
const toggle = (page: Page) => page.getByRole('group', { name: en.label('pricing.billing.label') });
const billing = (page: Page, name: 'annual' | 'monthly') =>
  toggle(page)
    .first()
    .getByRole('button', { name: en.text(`pricing.billing.${name}`) });
/** What a screen reader says of a price; the digits roll in elements of their own. */
const price = (part: Locator, amount: string) =>
  part.getByText(amount, { exact: true }).filter({ visible: true });
const size = (page: Page, plan: 'organization' | 'enterprise') => card(page, plan).getByRole('button');

/** The price of each plan. */
async function expectPrices(page: Page, amounts: readonly string[]) {
  for (const [index, plan] of (['pro', 'team', 'organization', 'enterprise'] as const).entries())
    await expect(price(card(page, plan), amounts[index]!)).toBeVisible();
}

test('the toggle changes every price, from annual to monthly (P1, P3, P4, P6)', async ({ page, visit }) => {
  await visit('/pricing');
  await expect(billing(page, 'annual')).toHaveAttribute('aria-pressed', 'true');
  await expectPrices(page, ['$40', '$50', '$60', '$70']);
  await billing(page, 'monthly').click();
  await expectPrices(page, ['$48', '$60', '$72', '$84']);
  await expect(
    price(page.getByRole('region', { name: en.text('pricing.plan.proDuo') }), '$72'),
  ).toBeVisible();
  await expect(page).toHaveURL('/pricing?billing=monthly');
  await expect(
    page.getByRole('status').filter({ hasText: 'Pro $48, Team $60, Organization $72, Enterprise $84' }),
  ).toHaveCount(1);
});

test('the digits of a price that change roll in place, and nothing else moves (P3)', async ({
  page,
  visit,
}) => {
  const begun = await watchAnimations(page, 'article *');
  await visit('/pricing');
  const note = card(page, 'enterprise').getByText(en.text('pricing.cards.note'));
  const price = card(page, 'enterprise')
    .getByText(/^\$\d\d$/)
    .filter({ visible: true });
  const places = () =>
    Promise.all(
      [note, price].map((one) =>
        one.evaluate((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
      ),
    );
  const before = await places();
  expect(await begun()).toBe(0);
  await billing(page, 'monthly').click();
  await expect(price).toHaveText('$84');
  // $40, 50, 60 and 70 become $48, 60, 72 and 84: six digits, the old and the new of each.
  await expect.poll(begun).toBe(12);
  expect(await places()).toEqual(before);
});

test('less motion changes a price at once (P3, X3)', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const begun = await watchAnimations(page, 'article *');
  await visit('/pricing');
  await billing(page, 'monthly').click();
  await expect(price(card(page, 'pro'), '$48')).toBeVisible();
  await expect(billing(page, 'monthly')).toHaveAttribute('aria-pressed', 'true');
  // An animation would have begun in the frame of the change.
  await nextFrame(page);
  expect(await begun()).toBe(0);
});

test('plans and their comparison keep their places at every width (P1)', async ({ page, visit }) => {
  await visit('/pricing');
  await test.step('all plans stand beside one another from 900 px', async () => {
    for (const [width, lines] of [
      [390, 4],
      [768, 2],
      [900, 1],
      [1024, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards(page)
        .getByRole('article')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, `lines at ${width} px`).toBe(lines);
    }
  });
  await test.step('prices begin where the names of their plans do, on one line', async () => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await cards(page)
        .getByRole('article')
        .evaluateAll((all) =>
          all.map((one) => {
            const amounts = [...one.querySelectorAll('bdi')].filter(
              (amount) => amount.checkVisibility() && /^\$\d+$/.test(amount.textContent),
            );
            const price = amounts[0]!.getBoundingClientRect();
            const name = [...one.querySelectorAll('h2')].find((each) => each.checkVisibility())!;
            return {
              inset: price.left - name.getBoundingClientRect().left,
              top: price.top,
            };
          }),
        );
      expect(places).toHaveLength(4);
      for (const { inset } of places) expect(Math.abs(inset), `at ${width} px`).toBeLessThan(1);
      if (width > 768) expect(new Set(places.map(({ top }) => top)).size, `at ${width} px`).toBe(1);
    }
  });
  await test.step('the word above a price stands nearer to it than to the description', async () => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const plan of ['organization', 'enterprise'] as const) {
        const box = async (part: Locator) => (await part.boundingBox())!;
        const description = await box(card(page, plan).getByText(en.text(`pricing.${plan}.description`)));
        const word = await box(
          card(page, plan)
            .getByText(en.text('pricing.cards.from', { price: '' }).trim(), { exact: true })
            .filter({ visible: true }),
        );
        const amount = await box(price(card(page, plan), plan === 'organization' ? '$60' : '$70'));
        const above = word.y - (description.y + description.height);
        const below = amount.y - (word.y + word.height);
        expect(above, `${plan} at ${width} px`).toBeGreaterThan(Math.max(below, 0) + 10);
      }
    }
  });
  await test.step('the lead takes one line from tablets up', async () => {
    const lead = page.getByText(en.text('pricing.hero.lead'));
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lead.evaluate(linesOf), `at ${width} px`).toBe(1);
    }
  });
  await test.step('the last two plans of the comparison stand apart at 1024 px', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const gaps = await page
      .getByRole('table', { name: en.label('pricing.compare.label') })
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [one, other] = [...row.querySelectorAll('td')].slice(-2).map((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            return words.getBoundingClientRect();
          });
          return other!.left - one!.right;
        }),
      );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });
});

test('on phones the plans are four closed rows with their prices, which open without scripts too (P1, X1)', async ({
  page,
  visit,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/pricing');
  const rows = cards(page).locator('summary');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText(en.text('pricing.cards.from', { price: '$60' }));
  await expect(rows.nth(2)).toContainText(
    en.text('pricing.cards.range', { price: '$100', from: 10, to: 50 }),
  );
  const benefit = card(page, 'organization').getByText(en.text('pricing.organization.benefit1'));
  await expect(benefit).toBeHidden();
  await rows.nth(2).click();
  await expect(benefit).toBeVisible();
  await expect(card(page, 'team').getByText(en.text('pricing.team.benefit1'))).toBeHidden();
  // Wider screens have no rows, and show everything.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows.first()).toBeHidden();
  await expect(card(page, 'team').getByText(en.text('pricing.team.benefit1'))).toBeVisible();
  await test.step('without scripts', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const plain = await context.newPage();
    await plain.goto(new URL('/pricing', page.url()).href);
    await plain.locator('article:has(#card-team) summary').click();
    await expect(plain.getByText(en.text('pricing.team.benefit1'))).toBeVisible();
    await context.close();
  });
});

test('the price stays in view while the list of sizes is open (P5)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit('/pricing');
  await size(page, 'organization').click();
  const list = (await page.getByRole('menu').boundingBox())!;
  // An open menu hides the rest of the page from the accessibility tree.
  const price = page
    .locator('article:has(#card-organization)')
    .getByText('$60', { exact: true })
    .filter({ visible: true });
  const { y, height } = (await price.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(list.y).toBeGreaterThanOrEqual(y + height);
});

test('a size sets the price and survives the toggle, also as a flat payment (P2, P4, P5)', async ({
  page,
  visit,
}) => {
  await visit('/pricing');
  const organization = card(page, 'organization');
  await size(page, 'organization').click();
  await page.getByRole('menuitemradio', { name: /51–100/ }).click();
  await expect(price(organization, '$90')).toBeVisible();
  await billing(page, 'monthly').click();
  await expect(price(organization, '$108')).toBeVisible();
  await expect(size(page, 'organization')).toContainText('51–100');

  await size(page, 'organization').click();
  await page.getByRole('menuitemradio', { name: en.text('pricing.size.entire') }).click();
  await billing(page, 'annual').click();
  await expect(organization).toContainText(en.text('pricing.size.flatAmount'));
  await expect(organization.getByText(/\$\d/).filter({ visible: true })).toHaveCount(0);
});

test('the list of sizes closes on Escape and on a press outside, and gives the focus back (P5)', async ({
  page,
  visit,
}) => {
  await visit('/pricing');
  const menu = page.getByRole('menu');
  await size(page, 'enterprise').click();
  await expect(menu.getByRole('menuitemradio')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(size(page, 'enterprise')).toBeFocused();
  await size(page, 'enterprise').click();
  await expect(menu).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(menu).toHaveCount(0);
  await expect(size(page, 'enterprise')).toBeFocused();
});

test('the list of sizes has room on a low screen (P5, X3)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await visit('/pricing');
  const button = size(page, 'enterprise');
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio').first()).toBeInViewport({ ratio: 1 });
  const list = menu.locator('xpath=..');
  await expect.poll(async () => (await list.boundingBox())!.height).toBeGreaterThan(200);
  await expect(list).toBeInViewport({ ratio: 1 });
});

test('a flat payment has neither the minimum nor the price of a tier (P2, P7)', async ({ page, visit }) => {
  await visit('/pricing');
  const organization = card(page, 'organization');
  const minimum = organization.getByText(en.text('pricing.cards.minimum', { cents: '$1,000' }));
  await expect(minimum).toBeVisible();
  await size(page, 'organization').click();
  await page.getByRole('menuitemradio', { name: en.text('pricing.size.perUser') }).click();
  await expect(organization).toContainText(en.text('pricing.cards.agreed'));
  await expect(minimum).toHaveCount(0);
});

for (const language of languages) {
  const { text } = messages(language);
  test(`the smallest size stands in the line of the lowest price and opens the list at itself, in ${languageNames[language]} (P5)`, async ({
    page,
    visit,
  }) => {
    await visit('/pricing', { language });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      // An open menu hides the rest of the page from the accessibility tree.
      const organization = page.locator('article:has(#card-organization)');
      if (width < 600) await organization.locator('summary').click();
      const button = organization.locator('button');
      await expect(button).toHaveText(
        text('pricing.cards.range', { price: '$100', from: 10, to: 50 }).concat('\u2060'),
      );
      const price = organization.getByText('$60', { exact: true }).filter({ visible: true }).last();
      const [line, beside] = [(await price.boundingBox())!, (await button.boundingBox())!];
      expect(beside.y + beside.height / 2, `at ${width} px`).toBeLessThan(line.y + line.height);
      await button.click();
      const list = page.locator('.MuiPaper-root:has([role=menu])');
      await expect(list).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('menuitemradio').first()).toBeFocused();
      await expect(page.getByRole('menuitemradio').first()).toContainText('$100');
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      if (width < 600) await organization.locator('summary').click();
    }
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`every size has its price under both billings, in ${languageNames[language]} (X1, P2)`, async ({
      page,
    }) => {
      const words = messages(language);
      await page.goto(inLanguage('/pricing', language));
      const table = page.getByRole('table', { name: words.label('pricing.plan.organization') });
      await expect(table.getByRole('row')).toHaveCount(6);
      for (const price of ['$100', '$120', '$60', '$72'])
        await expect(table.getByText(price, { exact: true })).toBeVisible();
      await expect(page.getByText(words.text('pricing.quote.noScript'))).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: words.text('pricing.billing.monthly') })).toHaveCount(0);
    });
  }
});
