import type { Locator, Page } from '@playwright/test';
import { claims } from '../../src/data/claims.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languages, languageNames, ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const html = (page: Page) => page.locator('html');

/** Clicks without moving the pointer first. */
const pressAtOnce = (control: Locator) => control.dispatchEvent('click');

test.describe('A page before the visitor acts (X19)', () => {
  test('requests the location once (L4)', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/location') && asked.push(request.url()));
    await visit('/contact');
    await expect(html(page)).toHaveAttribute('data-language-menu', '');
    expect(asked).toHaveLength(1);
  });

  for (const [screen, width, fetched] of [
    ['phone fetches the code of its menu', 390, true],
    ['desktop leaves it', 1280, false],
  ] as const) {
    test(`preloads the application without running it; a ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // The last of the page's own files.
      const arrival = page.waitForResponse(/\/messages\/en\/contact\./);
      await page.goto('/contact');
      await (await arrival).finished();
      // A file is requested per idle period.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
      expect(asked.some((url) => url.includes('/assets/MenuDrawer-'))).toBe(fetched);
      await expect(html(page)).not.toHaveAttribute('data-hydrated');
    });
  }
});

/** The first press on each kind of control, and its effect. */
const firstPresses: {
  what: string;
  path: string;
  width: number;
  press: (page: Page) => Promise<void>;
  effect: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'the menu of a phone',
    path: '/pricing',
    width: 390,
    press: (page) => pressAtOnce(page.locator('[data-press=menu]')),
    effect: (page) => expect(page.getByRole('dialog', { name: label('shell.menu.label') })).toBeVisible(),
  },
  {
    what: 'the language menu',
    path: '/contact',
    width: 1280,
    press: async (page) => {
      await expect(html(page)).toHaveAttribute('data-language-menu', '');
      await pressAtOnce(page.locator('[data-press=language]'));
    },
    effect: (page) => expect(page.getByRole('menuitemradio', { name: ownNames.he })).toBeVisible(),
  },
  ...(['/terms', '/privacy', '/faq'] as const).flatMap((path) =>
    (['both', 'he'] as const).map((view) => ({
      what: `the view ${view} of ${path}`,
      path,
      width: 1280,
      press: (page: Page) =>
        pressAtOnce(page.getByRole('button', { name: text(`legal.view.${view}`), exact: true }).first()),
      effect: async (page: Page) => {
        await expect(page).toHaveURL(`${path}?view=${view}`);
        await expect(page.getByRole('main').locator('[lang=he]').first()).toBeVisible();
      },
    })),
  ),
  {
    what: 'the billing',
    path: '/pricing',
    width: 1280,
    press: (page) => pressAtOnce(page.getByRole('button', { name: text('pricing.billing.monthly') }).first()),
    effect: (page) =>
      expect(page.getByRole('button', { name: text('pricing.billing.monthly') }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    what: 'a job of the workflow',
    path: '/',
    width: 1280,
    press: (page) => pressAtOnce(page.locator('[data-press=workflow-template]')),
    effect: (page) =>
      expect(page.getByRole('tab', { name: text('home.workflow.template.name') })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  {
    what: 'a question',
    path: '/faq',
    width: 390,
    press: (page) => pressAtOnce(page.locator('#storage-question')),
    effect: (page) => expect(page.locator('#storage-question')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    what: 'a text field',
    path: '/faq',
    width: 1280,
    press: (page) => page.getByRole('searchbox').fill('Hebrew'),
    effect: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('Hebrew');
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
  },
  {
    what: 'the key of the search',
    path: '/contact',
    width: 1280,
    press: (page) => page.keyboard.press('Control+k'),
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

test.describe('The first press of a visit is not lost (X19)', () => {
  for (const { what, path, width, press, effect } of firstPresses) {
    test(`on ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await press(page);
      await effect(page);
    });
  }
});

test.describe('A press before its code has loaded (X19, X12)', () => {
  test('shows and announces that it is loading, and can be cancelled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/initial-*.js', async (route) => {
      await arrival;
      await route.fallback();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const menu = page.locator('[data-press=menu]');
    await pressAtOnce(menu);
    const status = page.locator('#waiting-status');
    await expect(status).toHaveText(text('shell.waiting.text'));
    await expect(page.getByText(text('shell.waiting.text')).last()).toBeVisible();
    await expect(menu).toHaveAttribute('data-pending', '');
    // A bar that moves by `left` would lay out the page for every frame, while it hydrates.
    const animated = await page.locator('.MuiLinearProgress-root').evaluate((bar) =>
      bar.getAnimations({ subtree: true }).flatMap(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((keyframe) => Object.keys(keyframe))
          .filter((name) => !/^(?:offset|computedOffset|easing|composite)$/.test(name)),
      ),
    );
    expect(new Set(animated)).toEqual(new Set(['transform']));
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
    arrive();
    await expect(html(page)).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [what, file] of [
    ['the loader', 'loader'],
    ['the application', 'main'],
  ] as const) {
    test(`leaves the page unchanged if ${what} fails to load, and the next press works`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED/);
      await page.clock.install();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.route(`**/assets/${file}-*`, (route) => route.abort());
      await page.goto('/contact');
      const menu = page.locator('[data-press=menu]');
      await pressAtOnce(menu);
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
      await page.unroute(`**/assets/${file}-*`);
      await page.clock.fastForward(5000);
      await pressAtOnce(menu);
      await expect(page.getByRole('dialog', { name: label('shell.menu.label') })).toBeVisible();
    });
  }

  for (const [what, width, chunk, control] of [
    ['the language menu', 1280, 'RadioMenu', '[data-press=language]'],
    ['the search', 1280, 'SearchDialog', '[data-press=search]'],
    ['the menu of a phone', 390, 'MenuDrawer', '[data-press=menu]'],
  ] as const) {
    test(`leaves the page unchanged if ${what} fails to load, and the next press works`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED/);
      await page.setViewportSize({ width, height: 800 });
      await visit('/contact');
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      await page.locator(control).click();
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.locator(control).click();
      await expect(page.locator('#waiting-status')).toBeEmpty();
      await expect(page.locator('[role=dialog], [role=menu]').first()).toBeVisible();
    });
  }

  test('on a link announces loading, and can be cancelled', async ({ page, visit }) => {
    await visit('/contact');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/SitemapPage-*.js', async (route) => {
      await arrival;
      await route.fallback();
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.text'));
    await page.getByRole('button', { name: text('shell.waiting.cancel') }).click();
    await expect(page.locator('#waiting-status')).toBeEmpty();
    arrive();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
  });
});

/** Links to ids on other pages, one of each kind, by the page they are on. */
const hashLinks = [
  { from: '/', targets: [claims.training.to, claims.sources.to, '/pricing#plan-team'] },
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
