import type { Page } from '@playwright/test';
import { holdFiles } from './support/holdFiles.ts';
import { languageNames, languages } from './support/site.ts';
import { messages } from './support/messages.ts';
import type { PageErrors } from './support/pageErrors.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

/** Lets the first request of a module's file fail, and counts them all. */
async function failOnce(page: Page, pageErrors: PageErrors, module: string) {
  pageErrors.allow(new RegExp(`ERR_FAILED.*/assets/${module}-`));
  let requests = 0;
  await page.route(`**/assets/${module}-*.js`, (route) =>
    requests++ === 0 ? route.abort() : route.fallback(),
  );
  return () => requests;
}

test.describe('optional code that fails to load (X12)', () => {
  test('is requested by the next hover of a reference, which stays a link', async ({
    page,
    visit,
    pageErrors,
  }) => {
    const requests = await failOnce(page, pageErrors, 'ReferenceCard');
    await visit('/pricing');
    const link = page.getByRole('main').getByRole('link', { name: /^Terms § A\.14/ });
    await link.hover();
    await expect.poll(requests).toBe(1);
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

for (const language of languages)
  test(`questions are shown in ${languageNames[language]} alone if the other language fails to load (X7, X12)`, async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED.*\/messages\//);
    // The served questions are in both languages, so React renders them anew.
    pageErrors.allow(/React error #418/);
    const other = language === 'en' ? 'he' : 'en';
    await page.route(`**/messages/${other}/faq*`, (route) => route.abort());
    await visit('/faq', { language });
    const words = messages(language);
    const search = page.getByRole('searchbox');
    await search.fill('zzzz');
    await expect(page.getByText(words.text('faq.filter.none'))).toBeVisible();
  });

test('of two menus that are pressed while their code loads, the second opens (X12)', async ({
  page,
  visit,
}) => {
  await visit('/pricing');
  const load = await holdFiles(page, '**/assets/RadioMenu-*.js');
  const sizes = page.getByRole('article').getByRole('button');
  await sizes.nth(0).click();
  await sizes.nth(1).click();
  await expect(sizes.nth(0)).not.toHaveAttribute('aria-busy');
  load();
  await expect(page.getByRole('menu', { name: en.text('pricing.plan.enterprise') })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(1);
});
