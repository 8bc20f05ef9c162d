import { claims } from '../../src/data/claims.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languages, languageNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text } = messages('en');

/** Links to ids on other pages, one of each kind, by the page they are on. */
const hashLinks = [
  { from: '/', targets: [claims.training.to, claims.sources.to, claims.fees.to] },
  { from: '/for-it', targets: ['/privacy#s-12-1'] },
  { from: '/pricing', targets: ['/terms#a-14'] },
] as const;

test.describe('A link with a hash to another page scrolls to its target (S1, X8)', () => {
  for (const language of languages)
    for (const { from, targets } of hashLinks) {
      test(`from ${from}, in ${languageNames[language]}, and Back leads to where it was`, async ({
        page,
        visit,
      }) => {
        await visit(from, { language });
        for (const to of targets)
          await test.step(to, async () => {
            const address = inLanguage(to, language);
            const link = page.getByRole('main').locator(`a[href="${address}"]`).first();
            await link.scrollIntoViewIfNeeded();
            await link.click();
            await expect(page).toHaveURL(address);
            const target = page.locator(`[id="${to.split('#')[1]}"]`);
            await expect(target).toBeInViewport();
            await page.goBack();
            await expect(page).toHaveURL(inLanguage(from, language));
            await expect(link).toBeInViewport();
          });
      });
    }

  for (const [what, query, to] of [
    ['an answer', text('faq.training.question'), '/faq#training'],
    ['a section', text('home.contents.expertise'), '/#expertise'],
  ] as const) {
    test(`${what} that the search has found`, async ({ page, visit }) => {
      await visit('/contact');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(query);
      await page.getByRole('option').filter({ hasText: query }).first().click();
      await expect(page).toHaveURL(to);
      await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    });
  }
});
