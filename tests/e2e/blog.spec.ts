import { blogFailure, fetchedList, serveForty } from './support/blogAnswers.ts';
import { holdFiles } from './support/holdFiles.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { cards, status, title } from './support/blogPage.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');
const he = messages('he');

test.describe('The list of posts (B2)', () => {
  test('takes title and description from the blog, and says how many posts there are', async ({
    page,
    visit,
  }) => {
    await visit('/blog');
    await expect(title(page)).toHaveText('The Margin');
    await expect(page.getByText('Notes on drafting, review, and the things')).toBeVisible();
    await expect(status(page, '9 posts')).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await expect(page).toHaveTitle(en.label('blog.meta.title', { title: 'The Margin' }));
  });

  test('shows the lead before it renders the rest, with skeletons in their places (X19)', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      window.cardsRendered = [];
      new MutationObserver(() => {
        const cards = document.querySelectorAll('main li:not([aria-hidden]) article').length;
        const skeletons = document.querySelectorAll('main li[aria-hidden]').length;
        const rendered = `${cards} + ${skeletons}`;
        if (cards > 0 && window.cardsRendered.at(-1) !== rendered) window.cardsRendered.push(rendered);
      }).observe(document, { childList: true, subtree: true });
    });
    const arrive = await holdFiles(page, /\/ghost\/api\/content\/posts\//);
    await visit(fetchedList.path);
    await expect(cards(page)).toHaveCount(0);
    arrive();
    // Before these, the parser has shown the list of the build.
    const rendered = () => page.evaluate(() => window.cardsRendered.slice(-2));
    await expect.poll(rendered).toEqual(['1 + 3', `${fetchedList.count} + 0`]);
  });

  test("shows each post's picture, subject, date, title, excerpt and author", async ({ page, visit }) => {
    await visit('/blog');
    const card = cards(page).filter({ hasText: 'Read the definitions last' });
    const picture = card.getByRole('img', { name: /^A section sign/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('srcset', /\/size\/w600\/.+ 600w/);
    await expect(card).toContainText('Review');
    await expect(card.locator('time')).toHaveText('August 11, 2026');
    await expect(card).toContainText('The review desk');
  });

  for (const language of languages) {
    test(`gives each post a subject and an excerpt of whole sentences: ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/blog', { language });
      await expect(cards(page)).toHaveCount(9);
      for (const card of await cards(page).all()) {
        await expect(card.locator('span').first()).toHaveText(/\p{L}/u);
        expect(await card.locator('p').first().innerText()).toMatch(/^.{1,180}\.$/);
      }
    });
  }

  test('starts a card with the date if the post has no subject', async ({ page, visit }) => {
    await serveForty(page);
    await visit('/blog');
    const [card, date] = [cards(page).nth(1), cards(page).nth(1).locator('time')];
    await expect(date).toBeVisible();
    expect((await date.boundingBox())!.x).toBe((await card.boundingBox())!.x);
  });

  test('loads a picture within 50 px of the viewport, and not before (S7)', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const name = /\/(picture\d+)\.png$/.exec(request.url())?.[1];
      if (name) asked.add(name);
    });
    // Pictures that the build does not hold.
    await serveForty(page, (number) => ({
      feature_image: `/_demo/ghost/en/content/images/picture${number}.png`,
    }));
    await page.route(/\/picture\d+\.png$/, (route) => route.fulfill({ path: 'public/apple-touch-icon.png' }));
    await visit(fetchedList.path);
    await expect(cards(page)).toHaveCount(15);
    const pictures = page.locator('article img[alt][width="1600"]');
    const nearby = () =>
      pictures.evaluateAll(
        (images) =>
          images.filter((image) => image.getBoundingClientRect().top < window.innerHeight + 50).length,
      );
    const first = await nearby();
    await expect(page.locator('article img[data-state=loaded][width="1600"]')).toHaveCount(first);
    expect(await pictures.count()).toBeGreaterThan(first);
    await expect(page.locator('article img[data-state="idle"][src^="data:"]')).not.toHaveCount(0);
    const askedAtFirst = asked.size;

    // With its top edge 25 px below the viewport, a tenth of it is within the 50 px root margin.
    const next = pictures.nth(first);
    await next.evaluate((image) => {
      const top = image.getBoundingClientRect().top - window.innerHeight - 25;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await expect(next).toHaveAttribute('data-state', 'loaded');
    expect(asked.size).toBeGreaterThan(askedAtFirst);
  });

  test('loads by the same rule the pictures that the build holds, before hydration (S7)', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (/\/content\/images\/size\//.test(request.url())) asked.add(request.url());
    });
    await visit('/blog');
    const frames = page.locator('article picture');
    const nearby = () =>
      frames.evaluateAll(
        (all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight + 50).length,
      );
    const loaded = () =>
      page
        .locator('article picture img')
        .evaluateAll((images: HTMLImageElement[]) => images.filter((one) => one.naturalWidth > 0).length);
    const first = await nearby();
    await expect.poll(loaded).toBe(first);
    expect(asked.size).toBe(first);
    expect(await frames.count()).toBeGreaterThan(first);

    await frames.nth(first).evaluate((frame) => {
      const top = frame.getBoundingClientRect().top - window.innerHeight - 25;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await expect.poll(loaded).toBeGreaterThan(first);
    expect(asked.size).toBe(await nearby());
  });

  test('makes the whole card one link that opens a new tab and says so', async ({ page, context, visit }) => {
    await visit('/blog');
    const card = cards(page).filter({ hasText: 'Stet, defined' });
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAccessibleName(
      `Stet, defined (${en.text('shell.link.newTab')})`,
    );
    const opened = context.waitForEvent('page');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(await opened).toHaveURL(/\/blog\/stet-defined$/);
  });

  test('in Hebrew shows the Hebrew blog, whose links carry the language', async ({ page, visit }) => {
    await visit('/blog', { language: 'he' });
    await expect(cards(page)).toHaveCount(9);
    const link = cards(page).first().getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/he\/blog\/[a-z0-9-]+\?v=il-he$/);
    await expect(link).toHaveAccessibleName(new RegExp(he.text('shell.link.newTab')));
    await expect(cards(page).first().locator('time')).toHaveText('3 בנובמבר 2026');
  });

  test('has one column on a phone, two on a tablet and three on a wide screen', async ({ page, visit }) => {
    await visit('/blog');
    await expect(cards(page)).toHaveCount(9);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      // The first card is a row by itself.
      expect(tops.filter((top) => top === tops[0])).toHaveLength(1);
      expect(
        tops.filter((top) => top === tops[1]),
        `at ${width} px`,
      ).toHaveLength(columns);
    }
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' });

    test('shows the dark variant that a picture’s name announces, or the picture if it is missing', async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/404.*brackets@dark\.png/);
      await page.route('**/*brackets@dark.png', (route) => route.fulfill({ status: 404 }));
      await visit('/blog');
      const shown = (name: RegExp) =>
        page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(() => shown(/^A filing/)).toMatch(/margin@dark\.png$/);
      await page.getByRole('img', { name: /no cap$/ }).scrollIntoViewIfNeeded();
      await expect.poll(() => shown(/no cap$/)).toMatch(/brackets@light\.png$/);
      await expect(page.getByRole('img', { name: /no cap$/ })).toHaveAttribute('data-state', 'loaded');
    });
  });

  test('marks a post for members in words', async ({ page, visit }) => {
    await visit('/blog');
    const card = cards(page).filter({ hasText: 'The annotated entry' });
    await expect(card.getByText(en.text('blog.list.members'))).toBeVisible();
    await expect(card.getByRole('link')).toHaveAccessibleDescription(en.text('blog.list.members'));
  });

  for (const width of [390, 1440]) {
    test(`causes no layout shift when posts load late, at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayoutShift(page);
      const arrive = await holdFiles(page, /\/ghost\/api\/content\//);
      await visit(fetchedList.path);
      await expect(status(page, en.text('blog.list.loading'))).toBeVisible();
      const before = await layoutShift();
      arrive();
      await expect(cards(page)).toHaveCount(fetchedList.count);
      expect((await layoutShift()) - before).toBeLessThan(0.01);
    });
  }
});

test.describe('A long list', () => {
  test('loads more when asked: the count is announced, the focus goes to the first new post (B2)', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(blogFailure);
    await serveForty(page);
    await visit('/blog');
    const button = page.getByRole('button', { name: en.text('blog.list.more') });
    await expect(status(page, '15 of 40 posts')).toBeVisible();
    await button.press('Enter');
    await expect(page.getByRole('link', { name: /^Post 16 / })).toBeFocused();
    await expect(status(page, '30 of 40 posts')).toBeVisible();

    await page.route(/&page=3$/, (route) => route.fulfill({ status: 401, json: {} }));
    await button.press('Enter');
    await expect(page.getByRole('alert')).toContainText(en.text('blog.list.moreFailed'));
    await expect(cards(page)).toHaveCount(30);
    await page.unroute(/&page=3$/);
    await page.getByRole('button', { name: en.text('blog.list.retry') }).click();
    await expect(page.getByRole('link', { name: /^Post 31 / })).toBeFocused();
    await expect(status(page, '40 posts')).toBeVisible();
    await expect(button).toBeHidden();
  });

  test('has a feed (X11)', async ({ page, visit }) => {
    await visit('/blog');
    const feed = page.getByRole('link', { name: en.text('blog.list.feed') });
    const address = (await feed.getAttribute('href'))!;
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', address);
    expect((await page.request.get(address)).ok()).toBe(true);
  });
});
