import type { Page, Route } from '@playwright/test';
import { faqItems } from '../../src/data/faq.ts';
import { hydrate, pressAtOnce } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

/** What hosts answer for the files of a build that is no longer there. */
const answers = {
  'an error': { status: 404, contentType: 'text/html', body: '<h1>404</h1>' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Stet</title>' },
};

/** From now on files of the build are missing, until the page is reloaded. */
async function release(page: Page, answer: (typeof answers)[keyof typeof answers]) {
  const files = /\/(?:assets|messages)\/.*\.(?:js|json)$/;
  const isMissing = (route: Route) => route.fulfill(answer);
  await page.route(files, isMissing);
  return () => page.unroute(files, isMissing);
}

const notice = (page: Page) => page.locator('#waiting-status');
const reload = (page: Page) => page.getByRole('button', { name: text('shell.waiting.stale') });

for (const [what, answer] of Object.entries(answers))
  test(`a page of a former build, whose files are answered with ${what}, offers to reload, and keeps the place and what was typed (X12)`, async ({
    page,
    pageErrors,
  }) => {
    if (answer.status === 404) pageErrors.allow(/status of 404/);
    // The release may come while a page that a link in view leads to is being prefetched.
    else pageErrors.allow(/Failed to load module script/, { isCertain: false });
    await page.setViewportSize({ width: 1280, height: 700 });
    // Files are fetched when they are needed.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );

    await test.step('before the application runs', async () => {
      await page.goto('/faq');
      const restore = await release(page, answer);
      const filter = page.getByRole('searchbox', { name: label('faq.filter.label') });
      await filter.fill(text('faq.cost.question'));
      await pressAtOnce(page.locator('[data-press=search]'));
      await expect(notice(page)).toHaveText(text('shell.waiting.stale'));
      await restore();
      await reload(page).click();
      await expect(reload(page)).toBeHidden();
      // What has been typed has its effect again.
      const question = (id: 'cost' | 'rollout') =>
        page.getByRole('button', { name: text(`faq.${id}.question`) });
      await expect(question('rollout')).toHaveCount(0);
      await expect(question('cost')).toBeVisible();
      await expect(filter).toHaveValue(text('faq.cost.question'));
      await pressAtOnce(page.locator('[data-press=search]'));
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    await test.step('the search', async () => {
      await page.goto('/faq');
      await hydrate(page);
      await page.locator(`#${faqItems.at(-1)!.id}`).scrollIntoViewIfNeeded();
      const restore = await release(page, answer);
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      await page.keyboard.press('Control+K');
      await expect(notice(page)).toHaveText(text('shell.waiting.stale'));
      await restore();
      await reload(page).click();
      await expect(reload(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    });

    await test.step('the language', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await hydrate(page);
      // The menu's own code is there.
      await page
        .getByRole('button', { name: label('shell.language.label') })
        .first()
        .click();
      const hebrew = page.getByRole('menuitemradio', { name: ownNames.he });
      await expect(hebrew).toBeVisible();
      const restore = await release(page, answer);
      await hebrew.click();
      await expect(notice(page)).toHaveText(text('shell.waiting.stale'));
      await restore();
      await reload(page).click();
      await expect(reload(page)).toBeHidden();
      await expect(page).toHaveURL('/faq');
    });

    await test.step('what was typed into a hydrated page, once', async () => {
      // Over the header it would load the search, and a part of it before the release.
      await page.mouse.move(0, 350);
      await page.goto('/for-it');
      await hydrate(page);
      const main = page.getByRole('main');
      const sample = main.getByRole('textbox', { name: label('forIt.demo.text') });
      const filter = main.getByRole('searchbox');
      await sample.fill('A sentence of the visitor.');
      await filter.fill('training');
      const restore = await release(page, answer);
      await page.keyboard.press('Control+K');
      await expect(notice(page)).toHaveText(text('shell.waiting.stale'));
      await restore();
      await reload(page).click();
      await expect(reload(page)).toBeHidden();
      await hydrate(page);
      await expect(sample).toHaveValue('A sentence of the visitor.');
      await expect(filter).toHaveValue('training');
      await page.reload();
      await hydrate(page);
      await expect(sample).not.toHaveValue('A sentence of the visitor.');
      await expect(filter).toHaveValue('');
    });
  });
