import { article, title, more } from './support/blogPage.ts';
import { fetchedPost, servePost, serveSpecimen } from './support/blogAnswers.ts';
import { choose } from './support/language.ts';
import { holdFiles } from './support/holdFiles.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { hydrate } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { notice } from './support/shell.ts';
import { languageNames, site } from './support/site.ts';
import { inLanguage, withoutLanguage } from '../../src/paths.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');
const he = messages('he');

test.describe('A post (B4)', () => {
  test('shows title, author, day, reading time, picture and the way back', async ({ page, visit }) => {
    await visit('/blog/no-source-found-is-an-answer');
    await expect(title(page, 'No source found is an answer')).toBeVisible();
    await expect(article(page).getByText('The citations desk', { exact: true }).first()).toBeVisible();
    await expect(article(page).locator('time').first()).toHaveText('November 3, 2026');
    await expect(article(page).locator('time').first()).toHaveAttribute('datetime', /^2026-11-03T/);
    await expect(article(page).getByText(/(?<!\d)2-minute read/)).toBeVisible();
    await expect(page.getByRole('img', { name: /^A filing, with the words/ })).toBeVisible();
    const trail = page.getByRole('navigation', { name: en.label('blog.post.trail') });
    await expect(trail).toContainText('Citations');
    await trail.getByRole('link', { name: 'The Margin' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`shows its whole picture and its first words on the first screen, ${width} px wide`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height });
      await visit('/blog/read-the-definitions-last');
      await expect(article(page).locator('.kg-opening')).toBeInViewport({ ratio: 1 });
      const picture = (await article(page).getByRole('img').first().boundingBox())!;
      expect(picture.width / picture.height).toBeCloseTo(1.6, 1);
    });
  }

  test('has title, description and shared picture of its own (X11)', async ({ page, visit }) => {
    await visit('/blog/no-source-found-is-an-answer');
    await expect(page).toHaveTitle(/^No source found is an answer · /);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^A research tool that/);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const picture = page.locator('meta[property="og:image"]');
    await expect(picture).toHaveAttribute('content', /^https?:.*\/content\/images\//);
  });

  test('in Hebrew has the same parts in Hebrew, from right to left', async ({ page, visit }) => {
    await visit('/blog/before-you-paste', { language: 'he' });
    await expect(title(page, 'לפני שמדביקים')).toBeVisible();
    await expect(article(page)).toHaveAttribute('dir', 'rtl');
    await expect(article(page)).toHaveAttribute('lang', 'he');
    await expect(article(page).locator('time').first()).toHaveText('21 ביולי 2026');
    await expect(article(page)).toContainText('שתי דקות קריאה');
  });

  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(`read in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("shows the date in the blog's time zone, not the reader’s", async ({ page, visit }) => {
        await servePost(page, { published_at: '2026-03-02T00:30:00.000+02:00' });
        await visit('/blog/a-post');
        const times = article(page).locator('time');
        // The post is fetched after hydration.
        await expect(times.first()).toHaveText('March 2, 2026');
        for (const time of await times.all()) await expect(time).toHaveText('March 2, 2026');
      });
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    test(`shows each picture once, in the scheme that was chosen: ${scheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((chosen) => (localStorage['stet.scheme'] = chosen), scheme);
      await visit('/blog/read-the-definitions-last');
      const pictures = article(page).getByRole('img', { name: /section sign|definitions/i });
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toContain(`@${scheme}.png`);
      }
    });
  }

  test('is followed by the three newest other posts', async ({ page, visit }) => {
    await visit('/blog/write-down-what-you-will-not-accept');
    await expect(more(page).getByRole('article')).toHaveCount(3);
    await expect(more(page)).not.toContainText('Write down what you will not accept');
    await serveSpecimen(page);
    await visit('/blog/specimen-sheet');
    await expect(more(page).getByRole('article')).toHaveCount(3);
  });

  test('is also found by its id', async ({ page, visit }) => {
    const answer = await page.request.get(`/_demo/ghost/en/ghost/api/content/posts/?key=${'1'.repeat(26)}`);
    const { posts } = (await answer.json()) as { posts: { id: string; slug: string; title: string }[] };
    await visit(`/blog/${posts[1]!.id}`);
    await expect(title(page, posts[1]!.title)).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${site.url}/blog/${posts[1]!.slug}`);
  });

  test('takes at least a minute to read', async ({ page, visit }) => {
    await visit('/blog/stet-defined');
    await expect(article(page).getByText(/(?<!\d)1-minute read/)).toBeVisible();
  });

  test('says when it was updated, if that was long after (X16)', async ({ page, visit }) => {
    await visit('/blog/before-you-paste');
    await expect(article(page)).toContainText('Updated September 8, 2026');
    await visit('/blog/stet-defined');
    await expect(article(page)).toContainText('Stet, defined');
    await expect(article(page)).not.toContainText('Updated');
  });

  test('for members says that the rest needs a membership', async ({ page, visit }) => {
    await visit('/blog/the-annotated-entry');
    await expect(page.getByText('Anyone may read this one.')).toBeVisible();
    await expect(page.getByText(en.text('blog.post.members'))).toBeVisible();
    await expect(page.getByRole('link', { name: en.text('blog.post.signIn') })).toHaveAttribute(
      'href',
      /\/the-annotated-entry\/#\/portal\/signin$/,
    );
    // The length is the beginning's, not the post's.
    await expect(page.getByText(en.text('blog.facts.subjects'), { exact: true })).toBeVisible();
    await expect(page.getByText(en.text('blog.facts.length'), { exact: true })).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').last().textContent();
    expect(data).toContain('"isAccessibleForFree":false');
    expect(data).not.toContain('wordCount');
  });

  test('is found by its previous address, named by an internal tag', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(/404.*\/the-old-name/);
    await page.route(/\/posts\/\?.*hash-was-the-old-name/, async (route) => {
      const address = route.request().url().replace('hash-was-the-old-name', 'review');
      await route.fulfill({ response: await route.fetch({ url: address }) });
    });
    await visit('/blog/the-old-name');
    await expect(title(page, 'In defence of the redline')).toBeVisible();
    await expect(page).toHaveURL('/blog/in-defence-of-the-redline');
  });

  for (const [language, address] of [
    ['en', '/he/blog/in-defence-of-the-redline'],
    ['he', '/blog/bzkvt-hsymvn'],
  ] as const)
    test(`is shown in the language of the blog that has it: ${languageNames[language]}`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/404.*\/_demo\/ghost\//);
      await visit(address);
      await expect(page).toHaveURL(inLanguage(withoutLanguage(address), language));
      await expect(article(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe(null);
    });

  test('without a body shows the other parts', async ({ page, visit }) => {
    await servePost(page, { html: null, excerpt: null, title: 'Nothing yet' });
    await visit('/blog/a-post');
    await expect(title(page, 'Nothing yet')).toBeVisible();
  });

  test('keeps its contents below the header that follows the reader', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await serveSpecimen(page);
    await visit('/blog/specimen-sheet');
    const contents = page.getByRole('navigation', { name: en.text('blog.post.contents') });
    const header = page.getByRole('banner');
    // Before the post has loaded, the page is too short to scroll past its first screen.
    await expect(contents).toBeVisible();
    // What hydrates the page, a scroll, would otherwise be over before the header follows scrolling.
    await hydrate(page);
    await page.mouse.wheel(0, 3000);
    await expect(header).toBeInViewport({ ratio: 1 });
    const end = await header.evaluate((one) => one.getBoundingClientRect().bottom);
    await expect
      .poll(() => contents.evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(end);
  });

  for (const width of [390, 1440]) {
    test(`causes no layout shift when it loads late, at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayoutShift(page);
      const arrive = await holdFiles(page, /\/ghost\/api\/content\//);
      await visit(fetchedPost('en', 'no-source-found-is-an-answer'));
      await expect(title(page)).toHaveText(en.text('blog.post.loading'));
      arrive();
      await expect(more(page).getByRole('article')).toHaveCount(3);
      expect(await layoutShift()).toBeLessThan(0.01);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is whole if the build has it, and otherwise says that it needs JavaScript', async ({ page }) => {
      await page.goto('/blog/stet-defined');
      await expect(title(page, 'Stet, defined')).toBeVisible();
      await expect(article(page).locator('p').first()).toBeVisible();
      await expect(more(page).getByRole('article')).toHaveCount(3);
      await page.goto(fetchedPost('en', 'stet-defined'));
      const sentence = page.locator('noscript p');
      await expect(sentence).toBeVisible();
      expect(await sentence.textContent()).toBe(en.text('blog.post.noScript'));
    });
  });
});

test('The way back to the blog keeps the reader’s subjects (B3)', async ({ page, context, visit }) => {
  await visit('/blog?tag=drafting');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Stet, defined/ }).click();
  const post = await opened;
  const back = post
    .getByRole('navigation', { name: en.label('blog.post.trail') })
    .getByRole('link', { name: 'The Margin' });
  // The page hydrates by itself for that.
  await expect(back).toHaveAttribute('href', '/blog?tag=drafting');
  await back.click();
  await expect(post).toHaveURL(/\/blog\?tag=drafting$/);
});

test('A post describes itself to search engines, in a script that runs nothing (X11)', async ({
  page,
  visit,
}) => {
  await visit('/blog/before-you-paste');
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toContain('"BlogPosting"');
  const { '@graph': graph } = JSON.parse((await data.last().textContent())!) as {
    '@graph': { '@type': string }[];
  };
  expect(graph.map((node) => node['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test.describe('A change of language on a post (L7)', () => {
  test('leads to the blog, which says why once', async ({ page, visit }) => {
    await visit('/blog/stet-defined');
    await choose(page, 'en', 'he');
    await expect(page).toHaveURL('/he/blog');
    await expect(title(page, 'בשוליים')).toBeVisible();
    const reason = notice(page, he.text('blog.notice.language'));
    await expect(reason).toBeVisible();
    await reason.getByRole('button', { name: he.label('shell.notice.dismiss') }).click();
    await expect(reason).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(reason).toBeHidden();
  });
});
