import type { Page } from '@playwright/test';
import { blogFailure, fetchedList, fetchedPost } from './support/blogAnswers.ts';
import { cards, status } from './support/blogPage.ts';
import { holdFiles } from './support/holdFiles.ts';
import { choose } from './support/language.ts';
import { messages } from './support/messages.ts';
import { overflow } from './support/overflow.ts';
import { footer, headerLink, notice } from './support/shell.ts';
import { languageNames, languages, postPath } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { section } from './support/workflow.ts';

const { text, label } = messages('en');

/** Selects the dark scheme, which works only after hydration. */
async function pressDark(page: Page) {
  await page
    .getByRole('group', { name: label('shell.scheme.label') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
}

test.describe('messages that fail to load (M2)', () => {
  test('leave the page in its language, with a notice and a retry', async ({ page, visit, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED.*\/messages\/he\//);
    await page.clock.install();
    await visit('/contact');
    await page.route('**/messages/he/*', (route) => route.abort());
    await choose(page, 'en', 'he');

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

test.describe('a page whose code fails to load (X12)', () => {
  test('is loaded as a new document if a deployment has removed its old files', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/assets\/SitemapPage-/);
    await visit('/contact');
    let isNewSite = false;
    page.on('request', (request) => (isNewSite ||= request.isNavigationRequest()));
    await page.route('**/assets/SitemapPage-*.js', (route) =>
      isNewSite ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    );
    await page.evaluate(() => Object.assign(window, { isOldSite: true }));
    await footer(page)
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('sitemap.hero.title'));
    expect(await page.evaluate(() => 'isOldSite' in window)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('keeps the old page usable while offline, and shows the new one when online again', async ({
    page,
    context,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    await visit('/contact');
    const liveRegions = await page.getByRole('status').count();
    await context.setOffline(true);
    await headerLink(page, text('shell.nav.blog')).click();

    const failure = notice(page, text('shell.page.failed'));
    await expect(failure).toBeVisible();
    // Announced by one that was there before.
    await expect(page.getByRole('status')).toHaveCount(liveRegions);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
    await pressDark(page);

    await context.setOffline(false);
    await failure.getByRole('button', { name: text('shell.page.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('contact.hero.title'));
    await expect(failure).toHaveCount(0);
  });
});

/** Expects title, header and footer with links, no overflow and no error view. */
async function expectWhole(page: Page, { text: words }: ReturnType<typeof messages> = messages('en')) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(footer(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words('shell.error.title') })).toHaveCount(0);
  expect(await overflow(page)).toEqual({ beyond: 0, culprits: [] });
}

/** Faults that make both the list and a post fail; `src/data/postFaults.test.tsx` has the others of their kind. */
const refused = ['down', '500', 'wrong-types'];

/** A post, and its titles. */
const slug = 'read-the-definitions-last';
const postTitles = { en: 'Read the definitions last', he: 'את ההגדרות קוראים בסוף' };

/** All show the same view, so one of them is enough in Hebrew. */
const faults = [...refused, 'empty', 'missing', 'huge', 'long-words'];

test.describe('Failing services (X12, B7)', () => {
  for (const language of languages) {
    for (const fault of language === 'en'
      ? faults
      : faults.filter((one) => !refused.slice(1).includes(one))) {
      const isRefused = refused.includes(fault);
      const outcome = isRefused ? ', and a retry loads them' : '';
      test(`leave list and post intact${outcome}: ${fault}, in ${languageNames[language]}`, async ({
        page,
        visit,
        pageErrors,
        setCookie,
      }) => {
        // Failures of services are logged.
        pageErrors.allow(/Failed to load resource.*\/_demo\//, { isCertain: false });
        pageErrors.allow(/^console error: Blog: /, { isCertain: isRefused });
        const words = messages(language);
        const alert = page.getByRole('alert');
        const title = page.getByRole('heading', { level: 1 });
        const retry = page.getByRole('button', { name: words.text('blog.list.retry') });
        let requests = 0;
        page.on('request', (request) => (requests += Number(request.url().includes('/ghost/api/'))));

        await visit(fetchedList.path, { language, fault });
        if (isRefused) await expect(alert).toContainText(words.text('blog.list.failed'));
        if (fault === 'empty') await expect(page.getByText(words.text('blog.list.emptyTags'))).toBeVisible();
        if (['missing', 'huge', 'long-words'].includes(fault))
          await expect(cards(page).first()).toBeVisible();
        await expectWhole(page, words);
        if (isRefused) {
          await setCookie('demo_fault', '');
          await retry.click();
          await expect(cards(page)).toHaveCount(fetchedList.count);
          await expect(alert).toBeHidden();
          // The button has gone with the message.
          await expect(page.getByRole('main')).toBeFocused();
        }

        await visit(fetchedPost(language, slug), { language, fault });
        if (isRefused) {
          await expect(
            title.and(page.getByRole('heading', { name: words.text('blog.post.failed') })),
          ).toBeVisible();
          await expect(alert).toContainText(words.text('blog.post.failed'));
          await expect(retry).toBeVisible();
        }
        await expectWhole(page, words);
        expect(requests).toBeLessThan(40);
        if (isRefused) {
          await setCookie('demo_fault', '');
          await retry.click();
          await expect(title).toHaveText(postTitles[language]);
        }
      });
    }
  }
});

test('list and post of the build stay when the blog is down (X12, B7)', async ({
  page,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(blogFailure);
  await visit('/blog', { fault: 'ghost:down' });
  await expect(cards(page)).toHaveCount(9);
  await expectWhole(page);
  await visit(postPath, { fault: 'ghost:down' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(postTitles.en);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectWhole(page);
});

test.describe('a service that is slow (X12, B7)', () => {
  for (const language of languages) {
    test(`shows skeletons of list and post until it answers, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      const words = messages(language);
      const answerList = await holdFiles(page, '**/ghost/api/content/**');
      const loading = status(page, words.text('blog.list.loading'));
      await visit(fetchedList.path, { language });
      await expect(loading).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expectWhole(page, words);
      answerList();
      await expect(cards(page).first()).toBeVisible();
      await expect(loading).toHaveCount(0);

      const answerPost = await holdFiles(page, '**/ghost/api/content/**');
      await visit(fetchedPost(language, slug), { language });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('blog.post.loading'));
      await expectWhole(page, words);
      answerPost();
      await expect(page.getByRole('article').locator('p').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.text('blog.post.loading'));
      await expectWhole(page, words);
    });
  }
});

test('A page that is not told the country stays intact, as it is outside Israel (X12)', async ({
  page,
  visit,
  pageErrors,
}) => {
  // The browser logs what is no answer.
  pageErrors.allow(/Failed to load resource.*\/product\/location/);
  for (const fault of ['down', '500', '429', 'truncated', 'html', 'empty', 'wrong-types'])
    await test.step(fault, async () => {
      await visit('/pricing', { fault: `location:${fault}` });
      // The answer has been applied.
      await expect(page.locator('html')).toHaveAttribute('data-country', 'non-il');
      await expectWhole(page);
    });
});

test.describe('A page whose files are missing (X12)', () => {
  const missing = {
    code: /\/assets\/[^/]+\.js/,
    fonts: /\.woff2/,
    pictures: /\.(?:avif|webp|jpg|png)/,
    films: /\.(?:mp4|webm)/,
  };
  for (const [kind, files] of Object.entries(missing)) {
    test(`stays intact and leads to other pages without its ${kind}`, async ({ page, pageErrors }) => {
      pageErrors.allow(new RegExp(`ERR_FAILED.*${files.source}`));
      const aborted: string[] = [];
      await page.route(files, (route) => {
        aborted.push(route.request().url());
        return route.abort();
      });
      for (const path of ['/', '/pricing']) {
        await page.goto(path);
        await page.mouse.wheel(0, 400);
        // Its films are requested nearby.
        if (path === '/') await section(page).scrollIntoViewIfNeeded();
        await expect.poll(() => aborted).not.toEqual([]);
        await expectWhole(page);
        await headerLink(page, text('shell.nav.faq')).click();
        await expect(page).toHaveURL('/faq');
        await expectWhole(page);
      }
    });
  }
});

/** Browser features that extensions or settings remove, with a page that uses them, as init scripts. */
const missingFeatures: readonly (readonly [name: string, path: string, script: string])[] = [
  [
    'without lists and names of Intl',
    '/blog',
    'delete Intl.ListFormat; delete Intl.DisplayNames; delete Intl.RelativeTimeFormat',
  ],
  ['without idle callbacks', '/', 'delete window.requestIdleCallback'],
  [
    'that refuses storage',
    '/',
    `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError') } })`,
  ],
  [
    'with full storage',
    '/',
    `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  ],
  [
    'without cookies',
    '/',
    `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })`,
  ],
  ['ten years behind', '/blog', 'const { now } = Date; Date.now = () => now() - 315_360_000_000'],
  ['that saves data', '/', `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`],
];

test.describe('Pages and controls (X12, L8)', () => {
  for (const [name, path, script] of missingFeatures) {
    test(`work in a browser ${name}`, async ({ page, visit }) => {
      await page.addInitScript(script);
      await visit(path);
      await expectWhole(page);
      await pressDark(page);
      await expectWhole(page);
    });
  }
});

test('a page restored from the back/forward cache still works (X12)', async ({ page, visit }) => {
  await visit('/contact');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await headerLink(page, text('shell.nav.faq')).click();
  await expect(page).toHaveURL('/faq');
  await expectWhole(page);
});

test('two tabs do not disturb each other (X12)', async ({ page, context, visit }) => {
  await visit('/contact');
  const other = await context.newPage();
  await other.goto('/faq?lng=he');
  await expect(other.locator('html')).toHaveAttribute('lang', 'he');
  await headerLink(page, text('shell.nav.faq')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('faq.hero.title'));
  await expectWhole(page);
});
