import type { Page } from '@playwright/test';
import { recalculationsIn, traceOf } from '../../tools/bench/trace.ts';
import { holdFiles } from './support/holdFiles.ts';
import { hydrate, nextFrame, pressAtOnce } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const html = (page: Page) => page.locator('html');

test.describe('A page before the visitor interacts (X19)', () => {
  test('requests the location once (L4)', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/location') && asked.push(request.url()));
    await visit('/contact');
    await expect(html(page)).toHaveAttribute('data-language-menu', '');
    expect(asked).toHaveLength(1);
  });

  test('preloads the application without running it', async ({ page }) => {
    // The last of the page's own files.
    const arrival = page.waitForResponse(/\/messages\/en\/contact\./);
    await page.goto('/contact');
    await (await arrival).finished();
    await expect(html(page)).not.toHaveAttribute('data-hydrated');
  });

  test('restyles hardly anything for a file that it preloads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/for-it');
    const files = await page
      .locator('#root')
      .evaluate((root) => root.dataset.files!.split(' ').filter((file) => file.endsWith('.js')));
    for (const file of files) await expect(page.locator(`link[href="${file}"]`)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);

    const devTools = await page.context().newCDPSession(page);
    const events = await traceOf(devTools, ['devtools.timeline'], async () => {
      await page
        .locator(`link[href="${files[0]}"]`)
        .evaluate((link) => document.head.append(link.cloneNode()));
      await nextFrame(page);
    });
    const restyled = recalculationsIn(events).map(({ elements }) => elements);
    expect(restyled).not.toEqual([]);
    expect(Math.max(...restyled)).toBeLessThanOrEqual(50);
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
    press: async (page) => {
      const pause = page.getByRole('button', { name: text('home.workflow.pause'), exact: true });
      // As a pointer does.
      await pause.focus();
      await pressAtOnce(pause);
    },
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

for (const [path, field] of [
  ['/faq', 'main input[type=search]'],
  ['/for-it', 'main textarea'],
  ['/pricing', '#users'],
] as const)
  test(`keeps what is typed on ${path} before its field is hydrated (X19)`, async ({ page }) => {
    await page.addInitScript((selector) => {
      new MutationObserver((_records, observer) => {
        observer.disconnect();
        const input = document.querySelector<HTMLInputElement>(selector)!;
        input.focus();
        input.select();
        // As typing does, and unlike a changed value, it causes trusted events.
        document.execCommand('insertText', false, '73');
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    }, field);
    await page.goto(path);
    await hydrate(page);
    await nextFrame(page);
    await expect(page.locator(field).first()).toHaveValue('73');
  });

test('restyles no element twice for the styles that come with hydration (X19)', async ({ page }) => {
  // Its first screen is short, so that the rest of it brings styles.
  await page.goto('/for-it');
  const devTools = await page.context().newCDPSession(page);
  const events = await traceOf(
    devTools,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    () => hydrate(page),
  );
  const restyled = events
    .filter(({ args }) => args?.data?.reason === 'Style rule change')
    .map(({ args }) => args?.data?.nodeId);
  expect(restyled.length).toBeGreaterThan(0);
  expect(restyled).toHaveLength(new Set(restyled).size);
});

for (const { path, words } of [
  { path: '/pricing', words: '1234567' },
  { path: '/faq', words: 'the hebrew language' },
])
  test(`keys typed while ${path} hydrates are all kept, in order (X19)`, async ({ page }) => {
    const arrive = await holdFiles(page, '**/assets/initial-*.js');
    await page.goto(path);
    const field = page.getByRole('main').locator('input:is([type=search], #users)');
    await field.fill('');
    const half = Math.ceil(words.length / 2);
    await field.pressSequentially(words.slice(0, half));
    await expect(html(page)).not.toHaveAttribute('data-hydrated');
    arrive();
    await field.pressSequentially(words.slice(half));
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
    await expect(field).toHaveValue(words);
  });

test('text that is selected in a text area before hydration is replaced by what is typed after it (X19)', async ({
  page,
}) => {
  const arrive = await holdFiles(page, '**/assets/initial-*.js');
  await page.goto('/for-it');
  const field = page.getByRole('textbox', { name: text('forIt.demo.clients') });
  await field.selectText();
  arrive();
  await hydrate(page);
  await page.keyboard.insertText('Lindqvist');
  await expect(field).toHaveValue('Lindqvist');
});

for (const path of new Set(firstPresses.map((one) => one.path)))
  test(`The first press of a visit to ${path} is not lost (X19)`, async ({ page }) => {
    for (const { what, width, press, effect } of firstPresses.filter((one) => one.path === path))
      await test.step(what, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await press(page);
        await effect(page);
      });
  });

test('Every press counts on the buttons for the number of users, before hydration and after it (X19)', async ({
  page,
}) => {
  await page.goto('/pricing');
  const field = page.locator('#users');
  const first = Number(await field.inputValue());
  const more = page.getByRole('button', { name: label('pricing.quote.more') });
  for (let press = 0; press < 3; press++) await pressAtOnce(more);
  await expect(field).toHaveValue(String(first + 3));
  await more.click({ clickCount: 3 });
  await expect(field).toHaveValue(String(first + 6));
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
