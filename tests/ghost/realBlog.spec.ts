/** The site with two real Ghosts: `npm run test:ghost` starts them and builds the site with their addresses and posts. */
import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { draftOf } from '../../tools/ghost/admin.ts';
import { cards } from '../e2e/support/blogPage.ts';
import { messages } from '../e2e/support/messages.ts';
import { languageNames, languages } from '../e2e/support/site.ts';
import { expect, test } from '../e2e/support/test.ts';

const origins = [process.env.GHOST_URL_EN!, process.env.GHOST_URL_HE!];

// Here the blogs are on other hosts; only those may be requested.
test.beforeEach(({ pageErrors }) => {
  for (const origin of origins)
    pageErrors.allow(new RegExp(`^third party: ${origin}/`), { isCertain: false });
});

const pictures = (page: Page) => page.locator('article img:visible');

/** Expects every picture that was scrolled into view to have loaded. */
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

  test.describe(`A real Ghost, ${languageNames[language]} (X13)`, () => {
    test('fills the list with pictures, and filters by subject (B2, B3)', async ({ page, visit }) => {
      await visit('/blog', { language });
      await expect(cards(page)).toHaveCount(9);
      await expectPictures(page);
      const chips = page.getByRole('group', { name: label('blog.tags.label') }).getByRole('button');
      await chips.first().click();
      await expect(page).toHaveURL(/\?tag=/);
      await expect.poll(() => cards(page).count()).toBeLessThan(9);
    });

    test('shows a post with its pictures, and others after it (B4, B5)', async ({ page, visit }) => {
      await visit('/blog/read-the-definitions-last', { language });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPictures(page);
      await expect(
        page.getByRole('region', { name: text('blog.more.title') }).getByRole('article'),
      ).toHaveCount(3);
    });

    test('shows a draft on the page that its preview links to (B4)', async ({ page, visit }) => {
      const preview = `${origins[languages.indexOf(language)]}/p/${await draftOf(language)}/`;
      const link = /href="[^"]*(\/draft\?[^"]+)"/.exec(await (await fetch(preview)).text());
      const address = link![1]!.replaceAll('&amp;', '&');
      const response = await visit(inLanguage(address, language));
      expect(response.ok()).toBe(true);
      const title = { en: 'On the serial comma', he: 'על הפסיק שלפני ו״ו החיבור' }[language];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(text('draft.bar.text'))).toBeVisible();
    });

    test('shows the not-found page for an unknown post (B7)', async ({ page, visit, pageErrors }) => {
      pageErrors.allow(/404.*\/no-such-post/);
      await visit('/blog/no-such-post', { language });
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(label('notFound.hero.name'));
    });

    test('is prerendered with complete posts and metadata, without JavaScript (X1, X11)', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(inLanguage('/blog', language));
      await expect(cards(page)).toHaveCount(9);
      await expect(page.getByText(text('blog.list.noScript'))).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

      await page.goto(inLanguage('/blog/read-the-definitions-last', language));
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
      expect(await page.title()).toContain(title);
      expect(await meta('type')).toBe('article');
      expect(await meta('image')).toMatch(
        new RegExp(`^${origins[languages.indexOf(language)]}/content/images/`),
      );
      const data = page.locator('script[type="application/ld+json"]');
      const graph = JSON.parse((await data.textContent())!);
      expect(graph['@graph'][0]).toMatchObject({ '@type': 'BlogPosting', headline: title });
      await expect(
        page.getByRole('region', { name: text('blog.more.title') }).getByRole('article'),
      ).toHaveCount(3);
      // No buttons that would need scripts.
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await context.close();
    });

    test('is prerendered as the browser renders it', async ({ page, visit }) => {
      const body = page.locator('article h2').first().locator('..');
      await visit('/blog/read-the-definitions-last', { language });
      const built = await body.innerHTML();
      // The same post by its id has no file.
      const id = await page.evaluate(() => {
        const answers = JSON.parse(document.getElementById('answers')!.textContent) as Record<
          string,
          { posts?: { id: string }[] }
        >;
        return Object.entries(answers).find(([call]) => call.includes('/slug/'))![1].posts![0]!.id;
      });
      await visit(`/blog/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => body.innerHTML()).toBe(built);
    });

    test('leaves its pages untouched until the visitor interacts, unless something is newer (X19)', async ({
      page,
    }) => {
      const isRunning = () => page.evaluate(() => Object.keys(document.getElementById('root')!).length > 0);
      for (const path of ['/blog', '/blog/read-the-definitions-last']) {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/ghost/api/')) asked.push(request.url());
        });
        await page.goto(inLanguage(path, language), { waitUntil: 'networkidle' });
        expect(asked).toHaveLength(3);
        expect(await isRunning()).toBe(false);
        await page.mouse.move(20, 20);
        await page.mouse.move(30, 30);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        await page.waitForLoadState('networkidle');
        // The application uses the loader's answers.
        expect(asked).toHaveLength(3);
        page.removeAllListeners('request');
      }
    });

    test('is requested again for posts that have changed or are gone since the build', async ({
      page,
      visit,
      pageErrors,
    }) => {
      await page.route('**/posts/slug/stet-defined/**', async (route) => {
        const response = await route.fetch();
        const { posts } = (await response.json()) as { posts: object[] };
        const changed = { ...posts[0], title: 'Changed', updated_at: '2030-01-01T00:00:00.000+02:00' };
        await route.fulfill({ response, json: { posts: [changed] } });
      });
      await visit('/blog/stet-defined', { language });
      await expect(page.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();

      pageErrors.allow(/404.*\/the-annotated-entry/);
      await page.route('**/posts/slug/the-annotated-entry/**', (route) =>
        route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } }),
      );
      await visit('/blog/the-annotated-entry');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(label('notFound.hero.name'));
    });
  });
}
