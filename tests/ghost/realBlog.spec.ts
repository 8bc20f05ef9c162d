/** The site in a browser, reading two real Ghosts (X13): `npm run test:ghost` starts them and builds the site with their addresses. */
import type { Page } from '@playwright/test';
import { messages } from '../e2e/support/messages.ts';
import { languageNames, languages } from '../e2e/support/site.ts';
import { expect, test } from '../e2e/support/test.ts';

const origins = [process.env.GHOST_URL_EN!, process.env.GHOST_URL_HE!];

// The blogs are on hosts of their own here, as they will be: only they may be asked.
test.beforeEach(({ complaints }) => {
  for (const origin of origins) complaints.allow(new RegExp(`^third party: ${origin}/`));
});

const cards = (page: Page) => page.getByRole('article');
const pictures = (page: Page) => page.locator('article img:visible');

/** True once every picture of the page that has been looked at is here. */
async function expectPictures(page: Page) {
  for (const picture of await pictures(page).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

for (const language of languages) {
  const { text, label } = messages(language);

  test.describe(`A real Ghost, ${languageNames[language]}`, () => {
    test('fills the list, with pictures, and answers a choice of subjects (B2, B3)', async ({
      page,
      visit,
    }) => {
      await visit('/blog', { language });
      await expect(cards(page)).toHaveCount(10);
      await expectPictures(page);
      const chips = page.getByRole('group', { name: label('blog.tags.label') }).getByRole('button');
      await chips.first().click();
      await expect(page).toHaveURL(/\?tag=/);
      await expect.poll(() => cards(page).count()).toBeLessThan(10);
    });

    test('gives a post with everything its editor can make (B4, B5)', async ({ page, visit }) => {
      await visit('/blog/specimen-sheet', { language });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPictures(page);
      await page.locator('summary').last().click();
      await expect(page.locator('details[open]').last()).toBeVisible();
      await expect(page.locator('audio, video')).toHaveCount(2);
      await expect(
        page.getByRole('region', { name: text('blog.more.title') }).getByRole('article'),
      ).toHaveCount(3);
    });

    test('does not have a post that nobody wrote (B7)', async ({ page, visit, complaints }) => {
      complaints.allow(/Failed to load resource.+404/);
      await visit('/blog/no-such-post', { language });
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(label('notFound.hero.name'));
    });
  });
}
