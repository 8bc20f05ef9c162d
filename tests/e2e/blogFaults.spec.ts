import type { Page } from '@playwright/test';
import { blogFailure, fetchedList, fetchedPost } from './support/blogAnswers.ts';
import { cards, chip, more, status, title } from './support/blogPage.ts';
import { holdFiles } from './support/holdFiles.ts';
import { nextFrame } from './support/hydration.ts';
import { choose, menuButton } from './support/language.ts';
import { messages } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');
const he = messages('he');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('The list of a blog that is down, slow or wrong (B7)', () => {
  // Other ways to fail, and the retry, are in `faults.spec.ts`.
  test('keeps its title and its subjects', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(/^console error: Blog: /);
    pageErrors.allow(/500.*\/_demo\/ghost\//);
    await visit(fetchedList.path, { fault: 'posts:500' });
    await expect(page.getByRole('alert')).toContainText(en.text('blog.list.failed'));
    await expect(chip(page, 'Review')).toBeVisible();
    await expect(title(page)).toHaveText('The Margin');
  });

  test('without settings shows the site’s own title, without subjects it still lists its posts, and keeps what the build has of both', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(blogFailure);
    await visit('/blog', { fault: 'settings:500+tags:html' });
    await expect(cards(page)).toHaveCount(9);
    await expect(title(page)).toHaveText('The Margin');
    await expect(chip(page, 'Review')).toBeVisible();
    // The page has no answers of the other blog.
    await choose(page, 'en', 'he');
    await expect(cards(page)).toHaveCount(9);
    await expect(title(page)).toHaveText(he.text('blog.head.title'));
    await expect(page.getByRole('group', { name: he.label('blog.tags.label') })).toBeHidden();
  });

  test('without its pictures still lists its posts, with their alternative texts', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(blogFailure);
    await visit('/blog', { fault: 'files:404' });
    await expect(cards(page)).toHaveCount(9);
    const picture = page.getByRole('img', { name: /^A section sign/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'error');
  });

  test('may take 30 seconds, and a change of language in the meantime takes precedence', async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    const answer = await holdFiles(page, /\/en\/ghost\/api\/content\/posts\/\?/);
    await visit(fetchedList.path);
    // The clock must not jump before the location has been answered, or that request times out.
    await expect(menuButton(page, 'en')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(status(page, en.text('blog.list.loading'))).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await choose(page, 'en', 'he');
    await expect(cards(page)).toHaveCount(fetchedList.count);
    const arrived = page.waitForResponse(/\/en\/ghost\/api\/content\/posts\/\?/);
    answer();
    await (await arrived).finished();
    await nextFrame(page);
    await expect(cards(page).first().locator('time')).toHaveText('6 באוקטובר 2026');
  });

  test('says that there are no posts, once, and has it announced', async ({ page, visit }) => {
    await visit('/blog', { fault: 'posts:empty' });
    await expect(status(page, en.text('blog.list.empty'))).toBeVisible();
    await expect(page.getByRole('main').getByText('No posts')).toHaveCount(1);
  });

  test('shows no bar above the message if there are no subjects either', async ({ page, visit }) => {
    await visit('/blog', { fault: 'posts:empty+tags:empty' });
    await expect(page.getByText(en.text('blog.list.empty'))).toBeVisible();
    await expect(page.getByRole('group', { name: en.text('blog.tags.label') })).toHaveCount(0);
  });

  test('shows posts that have only the required fields', async ({ page, visit }) => {
    await visit('/blog', { fault: 'posts:missing' });
    await expect(cards(page)).toHaveCount(9);
  });
});

test.describe('A post of a blog that is down, slow or wrong (B7)', () => {
  test('keeps its header and the way back to the blog', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(blogFailure);
    await visit(fetchedPost('en', 'stet-defined'), { fault: 'posts:500' });
    await expect(page.getByRole('alert')).toContainText(en.text('blog.post.failed'));
    await expect(page.getByRole('banner')).toBeVisible();
    const trail = page.getByRole('navigation', { name: en.label('blog.post.trail') });
    await expect(trail.getByRole('link', { name: 'The Margin' })).toHaveAttribute('href', '/blog');
  });

  test('shows the post without the list of other posts, which a retry fetches', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(blogFailure);
    const others = /\/posts\/\?.*limit=4/;
    await page.route(others, (route) => route.fulfill({ status: 500, json: {} }));
    await visit(fetchedPost('en', 'stet-defined'));
    await expect(heading(page, 'Stet, defined')).toBeVisible();
    await expect(more(page).getByRole('alert')).toContainText(en.text('blog.more.failed'));
    await page.unroute(others);
    await more(page)
      .getByRole('button', { name: en.text('blog.list.retry') })
      .click();
    await expect(more(page).getByRole('article')).toHaveCount(3);
  });

  test('shows a post that has only the required fields', async ({ page, visit }) => {
    await visit(fetchedPost('en', 'stet-defined'), { fault: 'posts:missing' });
    await expect(heading(page, 'Stet, defined')).toBeVisible();
  });

  for (const [slug, isAsked] of [
    ['no-such-post', true],
    ['5ddc9141c35e7700383b2937', true],
    // No post can have these.
    ['אין-פוסט-כזה', false],
    ['Stet-Defined', false],
  ] as const) {
    test(`does not have /blog/${slug}: not found`, async ({ page, visit, pageErrors }) => {
      if (isAsked) pageErrors.allow(new RegExp(`404.*/_demo/ghost/.*${slug}`));
      await visit(`/blog/${encodeURIComponent(slug)}`);
      await expect(heading(page, en.label('notFound.hero.name'))).toBeVisible();
    });
  }
});
