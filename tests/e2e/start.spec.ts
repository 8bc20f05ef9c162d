import type { Locator, Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const html = (page: Page) => page.locator('html');

/** Clicks without moving the pointer first. */
const pressAtOnce = (control: Locator) => control.dispatchEvent('click');

test.describe('A page before the visitor interacts (X19)', () => {
  test('requests the location once (L4)', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/location') && asked.push(request.url()));
    await visit('/contact');
    await expect(html(page)).toHaveAttribute('data-language-menu', '');
    expect(asked).toHaveLength(1);
  });

  test('preloads the application without running it, and reads the locales in a worker', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    // The last of the page's own files.
    const arrival = page.waitForResponse(/\/messages\/en\/contact\./);
    await page.goto('/contact');
    await (await arrival).finished();
    expect((await worker).url()).toMatch(/\/assets\/locales-[\w-]+\.js$/);
    await expect(html(page)).not.toHaveAttribute('data-hydrated');
  });
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
      // Where one language is the default.
      width: 820,
      press: (page: Page) =>
        pressAtOnce(page.getByRole('button', { name: text(`legal.view.${view}`), exact: true }).first()),
      effect: async (page: Page) => {
        await expect(page).toHaveURL(`${path}?view=${view}`);
        await expect(page.getByRole('main').locator('[lang=he]:visible').first()).toBeVisible();
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
    what: 'a row of the packages',
    path: '/tokens',
    width: 1280,
    press: (page) => pressAtOnce(page.getByRole('cell', { name: '$2,250' })),
    effect: (page) => expect(page.locator('input[name=tokens][value="500"]')).toBeChecked(),
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
    what: 'the button that pauses the films',
    path: '/',
    width: 1280,
    press: (page) =>
      pressAtOnce(page.getByRole('button', { name: text('home.workflow.pause'), exact: true })),
    effect: async (page) => {
      const play = page.getByRole('button', { name: text('home.workflow.play'), exact: true });
      await expect(play).toBeVisible();
      await expect(play).toBeFocused();
    },
  },
  {
    what: 'the scale of a quote',
    path: '/pricing',
    width: 1280,
    press: (page) => page.getByRole('slider', { name: text('pricing.quote.scale') }).fill('100'),
    effect: async (page) => {
      await expect(page).toHaveURL('/pricing?users=151');
      await expect(page.getByRole('slider', { name: text('pricing.quote.scale') })).toHaveValue('100');
    },
  },
  {
    what: 'the number of users of a quote',
    path: '/pricing',
    width: 390,
    press: (page) => page.getByRole('textbox', { name: text('pricing.quote.users') }).fill('120'),
    effect: async (page) => {
      await expect(page).toHaveURL('/pricing?users=120');
      await expect(page.getByRole('textbox', { name: text('pricing.quote.users') })).toHaveValue('120');
    },
  },
  {
    what: 'a text that is served read-only',
    path: '/for-it',
    width: 390,
    press: (page) => page.getByRole('textbox', { name: text('forIt.demo.clients') }).fill('Lindqvist'),
    effect: async (page) => {
      await expect(page.getByText(text('forIt.demo.warning', { name: 'Lindqvist' }))).toBeVisible();
      await expect(page.getByRole('textbox', { name: text('forIt.demo.clients') })).toHaveValue('Lindqvist');
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

test('A press on a section that is hydrated after the header is not lost (X19)', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('[data-press=workflow-template]')!.click();
    new MutationObserver(press).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto('/');
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole('tab', { name: text('home.workflow.template.name') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('A press before its code has loaded (X19, X12)', () => {
  test('opens the menu of a phone at once, and closes it', async ({ page, pageErrors }) => {
    pageErrors.allow(/503/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/contact');
    const menu = page.getByRole('dialog', { name: label('shell.menu.label') });
    const button = page.getByRole('link', { name: label('shell.menu.open') });
    await button.click();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(5);
    await menu.getByRole('button', { name: label('shell.menu.close') }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: text('shell.nav.faq') }).click();
    await expect(page).toHaveURL('/faq');
  });

  test('shows and announces that it is loading, and can be cancelled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/initial-*.js', async (route) => {
      await arrival;
      await route.fallback();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const search = page.locator('[data-press=search]');
    await pressAtOnce(search);
    const status = page.locator('#waiting-status');
    await expect(status).toHaveText(text('shell.waiting.text'));
    await expect(page.getByText(text('shell.waiting.text')).last()).toBeVisible();
    await expect(search).toHaveAttribute('data-pending', '');
    // A bar that moves by `left` would lay out the page for every frame, while it hydrates.
    const bar = page.locator('[data-text=waiting]').first();
    const animated = await bar.evaluate((element) =>
      element.getAnimations().flatMap(({ effect }) =>
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
    test(`leaves the page unchanged if ${what} fails to load, and works at the next press, however soon`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED/);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.route(`**/assets/${file}-*`, (route) => route.abort());
      await page.goto('/contact');
      const search = page.locator('[data-press=search]');
      await pressAtOnce(search);
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
      await page.unroute(`**/assets/${file}-*`);
      await pressAtOnce(search);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('loads the application in spite of a cached 404 from before its release', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/404/);
    await page.setViewportSize({ width: 390, height: 800 });
    // Otherwise it would be fetched twice anyway.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/contact');
    await pressAtOnce(page.locator('[data-press=search]'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('loads the search in spite of a cached 404 from before its release', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/404/);
    await visit('/contact');
    await page.route('**/assets/SearchDialog-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await pressAtOnce(page.locator('[data-press=search]'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const [what, path, chunk, control] of [
    ['the language menu', '/contact', 'RadioMenu', '[data-press=language]'],
    ['the search', '/contact', 'SearchDialog', '[data-press=search]'],
    ['the list of models', '/', 'RadioMenu', '#top_llm h2 [role=button]'],
    ['the list of sizes', '/pricing', 'RadioMenu', 'article:has(#card-organization) button'],
  ] as const) {
    test(`leaves the page unchanged if ${what} fails to load, and the next press works`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED/);
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(path);
      const title = page.getByRole('heading', { level: 1 });
      const words = await title.innerText();
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      const button = page.locator(control).first();
      await button.click();
      await expect(page.locator('#waiting-status')).toHaveText(text('shell.waiting.failed'));
      expect(await title.innerText()).toBe(words);
      await page.unroute(`**/assets/${chunk}-*.js`);
      await button.click();
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
