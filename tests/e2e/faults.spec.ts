import type { Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const header = (page: Page) => page.getByRole('banner');
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test.describe('messages that cannot be read (M2)', () => {
  test('leave the page in its language, say so, and can be asked for again', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED/);
    await page.clock.install();
    await visit('/contact');
    await page.route('**/messages/he/*', (route) => route.abort());
    await header(page)
      .getByRole('button', { name: label('shell.language.label') })
      .click();
    await page.getByRole('menuitemradio', { name: ownNames.he }).click();

    const failure = notice(page, text('shell.language.failed'));
    await expect(async () => {
      await page.clock.fastForward(6000);
      await expect(failure).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));

    await page.unroute('**/messages/he/*');
    await failure.getByRole('button', { name: text('shell.language.retry') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await expect(failure).toHaveCount(0);
  });
});

test.describe('a page whose code cannot be read (X12)', () => {
  test('is loaded whole when the server is there: after a deploy the old files are gone', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    await visit('/contact');
    let isNewSite = false;
    page.on('request', (request) => (isNewSite ||= request.isNavigationRequest()));
    await page.route('**/assets/SitemapPage-*.js', (route) =>
      isNewSite ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    );
    await page.evaluate(() => Object.assign(window, { isOldSite: true }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('sitemap.hero.title'));
    expect(await page.evaluate(() => 'isOldSite' in window)).toBe(false);
  });

  test('leaves the old page in place while there is no connection, and comes when there is one', async ({
    page,
    context,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    await visit('/contact');
    await page.mouse.move(1, 1);
    await waitForHydration(page, 'footer');
    await context.setOffline(true);
    await header(page)
      .getByRole('link', { name: text('shell.nav.blog') })
      .click();

    const failure = notice(page, text('shell.page.failed'));
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));

    await context.setOffline(false);
    await failure.getByRole('button', { name: text('shell.page.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('contact.hero.title'));
    await expect(failure).toHaveCount(0);
  });
});

test.describe('services that fail (X12)', () => {
  for (const fault of ['down', '500', 'slow', 'html', 'truncated', 'empty', 'wrong-types']) {
    test(`leave every page whole: ${fault}`, async ({ page, visit, pageErrors }) => {
      // The console is where failures of the services are reported.
      pageErrors.allow(/_demo\//);
      pageErrors.allow(/^console (error|warning): .*(Network Error|Unexpected response|status code)/);
      for (const path of ['/', '/blog', '/contact']) {
        await visit(path, { fault });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(page.getByRole('heading', { name: text('shell.error.title') })).toHaveCount(0);
      }
    });
  }
});

test('a page that is open stays whole without a connection (X12)', async ({
  page,
  context,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/contact');
  await page.mouse.move(1, 1);
  await waitForHydration(page, 'footer');
  await context.setOffline(true);
  await page
    .getByRole('group', { name: label('shell.scheme.label') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
