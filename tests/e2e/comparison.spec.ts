import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const { text, label } = messages(language);

  test(`on a narrow screen the comparison shows two plans that are chosen above it, in ${languageNames[language]} (P9)`, async ({
    page,
    visit,
  }) => {
    const table = page.getByRole('table', { name: text('pricing.compare.label') });
    const column = (plan: 'pro' | 'team' | 'organization') =>
      table.getByRole('columnheader', { name: text(`pricing.plan.${plan}`), exact: true });
    const picker = (place: 'first' | 'second', plan: 'pro' | 'team' | 'organization') =>
      page.getByRole('button', {
        name: label(`pricing.compare.${place}`, { plan: label(`pricing.plan.${plan}`) }),
        exact: true,
      });
    const annual = table.getByRole('row', { name: text('pricing.compare.annual') });
    await page.setViewportSize({ width: 390, height: 844 });
    // A link to a plan's column picks it.
    await visit('/pricing#plan-pro', { language });
    await expect(picker('first', 'pro')).toBeInViewport();
    await expect(column('pro')).toHaveCount(1);
    await expect(annual.getByRole('cell')).toHaveText(['$40', /^\$60\s–\s\$100$/]);

    await picker('second', 'organization').click();
    await page.getByRole('menuitemradio', { name: text('pricing.plan.team'), exact: true }).click();
    await expect(annual.getByRole('cell')).toHaveText(['$40', '$50']);

    // Choosing what is in the other place makes the two change places.
    await picker('second', 'team').click();
    await page.getByRole('menuitemradio', { name: text('pricing.plan.pro'), exact: true }).click();
    await expect(picker('first', 'team')).toBeVisible();
    await expect(column('organization')).toHaveCount(0);
    const start = async (price: string) => (await annual.getByRole('cell', { name: price }).boundingBox())!.x;
    expect((await start('$50')) < (await start('$40'))).toBe(language === 'en');

    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(annual.getByRole('cell')).toHaveCount(2);
    }

    // The address keeps the two for whoever it is sent to.
    expect(new URL(page.url()).searchParams.get('compare')).toBe('team.pro');
    await page.reload();
    await expect(picker('first', 'team')).toBeVisible();
    await expect(annual.getByRole('cell')).toHaveText(['$40', '$50']);

    // The buttons follow below the header.
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toBeInViewport();
    const isOnTop = () =>
      picker('first', 'team').evaluate((button) => {
        const { left, top } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + 8, top + 2));
      });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await isOnTop()).toBe(true);
  });

  test(`from tablets up the comparison shows all plans, in ${languageNames[language]} (P9)`, async ({
    page,
    visit,
  }) => {
    await visit('/pricing', { language });
    for (const width of [900, 1024, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const table = page.getByRole('table', { name: text('pricing.compare.label') });
      await expect(table.getByRole('columnheader')).toHaveCount(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(`each feature for organizations cites the line of the annex that states it, in ${languageNames[language]} (P9, X8)`, async ({
    page,
    visit,
  }) => {
    await visit('/pricing', { language });
    const table = page.getByRole('table', { name: text('pricing.compare.label') });
    for (const [feature, line] of [
      ['signOn', 14],
      ['dashboard', 15],
      ['enforcer', 16],
      ['anonymizer', 17],
      ['privateModel', 18],
      ['deployment', 19],
    ] as const) {
      const name = table.getByRole('rowheader', { name: text(`pricing.compare.${feature}`) });
      await expect(name.getByRole('link')).toHaveAttribute('href', new RegExp(`/terms#a-${line}$`));
    }
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`on a phone every plan is compared, in ${languageNames[language]} (X1, P9)`, async ({ page }) => {
      const { text } = messages(language);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(inLanguage('/pricing', language));
      const table = page.getByRole('table', { name: text('pricing.compare.label') });
      const row = table.getByRole('row', { name: text('pricing.compare.annual') });
      for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
      await expect(row.getByRole('cell')).toHaveCount(7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
