import type { Page } from '@playwright/test';
import { hostileLists } from '../hostile/lists.ts';
import { hostilePosts } from '../hostile/posts.ts';
import { article, title } from './support/blogPage.ts';
import { servePost, servePosts } from './support/blogAnswers.ts';
import { messages } from './support/messages.ts';
import { overflow } from './support/overflow.ts';
import { footer, headerLink } from './support/shell.ts';
import { expect, test } from './support/test.ts';

// The fixture fails on CSP reports, errors and requests to other hosts.
test.describe('A hostile post (B6)', () => {
  const ran = (page: Page) => page.evaluate(() => 'hostile' in window);

  /** Chromium's parser reports what the sanitizer is about to remove, where the markup is odd. */
  const parserReports = /(?:event handler|inline style) violates|script-src-attr|style-src/;

  /** Leads to a post without loading the page, as a link does. */
  async function goTo(page: Page, slug: string) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/blog/${slug}`);
    await title(page, slug).waitFor();
  }

  test('runs no script, loads nothing and covers no control', async ({ page, visit, pageErrors }) => {
    test.slow();
    pageErrors.allow(/404/, { isCertain: false });
    pageErrors.allow(parserReports, { isCertain: false });
    const bodies = Object.values(hostilePosts);
    await servePosts(page, (index) => ({
      html: `${bodies[index]}<p>after</p>`,
      feature_image_caption: bodies[index],
      feature_image: '/x.png',
    }));
    await visit('/blog/post-0');
    for (const [index, name] of Object.keys(hostilePosts).entries())
      await test.step(name, async () => {
        await goTo(page, `post-${index}`);
        await expect(article(page).getByText('words').first()).toBeVisible();

        for (const link of await article(page).locator('a[href*="script" i], a[href*="hostile" i]').all()) {
          await link.evaluate((element: HTMLElement) => element.click());
        }
        expect(await ran(page)).toBe(false);
        expect(new URL(page.url()).pathname).toBe(`/blog/post-${index}`);

        await page.evaluate(() => window.scrollTo(0, 0));
        const logo = messages('en').label('shell.logo.label');
        await headerLink(page, logo).hover();
        expect(await overflow(page)).toMatchObject({ beyond: 0 });
        await expect(footer(page)).toBeVisible();
        expect(pageErrors.unexpected()).toEqual([]);
      });
  });

  // Public lists are not part of the repository (tests/hostile/lists.ts).
  for (const [list, payloads] of Object.entries(hostileLists())) {
    test(`from the public list ${list} is as harmless as ours`, async ({ page, visit, pageErrors }) => {
      test.setTimeout(300_000);
      pageErrors.allow(/404/, { isCertain: false });
      pageErrors.allow(parserReports, { isCertain: false });
      await servePosts(page, (index) => ({
        html: payloads[index],
        feature_image_caption: payloads[index],
      }));
      await page.addInitScript(() => {
        for (const name of ['alert', 'prompt', 'confirm'])
          Object.assign(window, { [name]: () => Object.assign(window, { hostile: name }) });
      });
      // Pages that fade into each other take a third of a second each.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/blog');
      for (const index of payloads.keys()) {
        await goTo(page, `post-${index}`);
        const links = article(page).locator('a[href*="script:" i], a[href^="data:" i]');
        await links.evaluateAll((all) => all.forEach((link) => (link as HTMLElement).click()));
        expect(await ran(page), payloads[index]).toBe(false);
        expect(new URL(page.url()).pathname, payloads[index]).toBe(`/blog/post-${index}`);
      }
    });
  }

  test('runs no script from its title, excerpt or author', async ({ page, visit }) => {
    const words = '<img src=x onerror=window.hostile=1>';
    const author = { name: words, profile_image: 'https://evil.example/x.png' };
    await servePost(page, { title: words, excerpt: words, primary_author: author });
    await visit('/blog/a-post');
    await expect(title(page, words)).toBeVisible();
    expect(await ran(page)).toBe(false);
  });

  test('runs no script from its card either', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(/404/, { isCertain: false });
    const words = '<img src=x onerror=window.hostile=1><style>*{display:none}</style>';
    const least = { published_at: '2026-03-02T09:00:00.000+02:00', title: words, excerpt: words };
    const images = [
      'javascript:window.hostile=1',
      'data:text/html,<script>window.hostile=1</script>',
      'https://evil.example/pixel.gif',
      '"onerror="window.hostile=1',
    ];
    const posts = images.map((image, index) => ({
      ...least,
      id: String(index),
      slug: `../../${words}`,
      feature_image: image,
      feature_image_alt: words,
      primary_author: { name: words, profile_image: image },
      tags: [{ id: '1', slug: words, name: words }],
    }));
    await page.route(/\/content\/posts\/\?/, (route) => route.fulfill({ json: { posts } }));
    await visit('/blog');
    await expect(page.getByRole('article')).toHaveCount(images.length);
    await expect(page.getByRole('link', { name: words }).first()).toHaveAttribute('href', /^\/blog\/[^/]+$/);
    expect(await ran(page)).toBe(false);
    expect(await overflow(page)).toMatchObject({ beyond: 0 });
  });
});
