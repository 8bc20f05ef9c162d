import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { headerAtRest, watchAnimations } from './support/animations.ts';
import { menuButton } from './support/language.ts';
import { messages } from './support/messages.ts';
import { banner, headerLink, scrollTo, scrollY } from './support/shell.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

test('the header leads to its pages and to the app (S3)', async ({ page, visit, request }) => {
  await visit('/for-it');
  await expect(headerLink(page, label('shell.logo.label'))).toHaveAttribute('href', '/');
  await expect(headerLink(page, text('shell.nav.signIn'))).toHaveAttribute('href', site.hosts.app);
  const links = banner(page).getByRole('navigation').getByRole('link');
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([text('shell.nav.forIt')]);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths).toEqual(['/', '/pricing', '/faq', '/for-it', '/blog']);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the header has no gap where the language menu is absent (S4, L4)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/', { country: 'US' });
  const ends = await banner(page)
    .locator('[role=group], button, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('nav'))
        .map((one) => one.getBoundingClientRect())
        .filter(({ left }) => left > innerWidth / 2)
        .map(({ left, right }) => [left, right] as const),
    );
  expect(ends.length).toBeGreaterThan(1);
  const gaps = ends.slice(1).map(([left], index) => left - ends[index]![1]);
  expect(Math.max(...gaps)).toBeLessThan(24);
});

test('the header shows the waitlist button once a visitor has scrolled past one screen, on the landing page at once (S4)', async ({
  page,
  visit,
}) => {
  await visit('/faq');
  const waitlist = headerLink(page, text('shell.nav.waitlist'));
  await expect(waitlist).toHaveCount(0);
  await scrollTo(page, 1200);
  await expect(waitlist).toBeInViewport();
  await expect(waitlist).toHaveAttribute('href', `${site.hosts.login}/JoinWaitlist`);
  await scrollTo(page, 0);
  await expect(waitlist).toHaveCount(0);
  await visit('/');
  await expect(waitlist).toBeInViewport();
});

test('the header keeps one line with the waitlist button on a narrow desktop, in Hebrew (S4)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await visit('/pricing', { language: 'he' });
  await expect(headerLink(page, messages('he').text('shell.nav.waitlist'))).toBeVisible();
  const middles = await banner(page)
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getAttribute('href') !== '#main')
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2),
    );
  expect(middles.length).toBeGreaterThan(7);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test('the header slides in when scrolled back to, and on a phone keeps the search beside the waitlist (S4)', async ({
  page,
  visit,
}) => {
  const begun = await watchAnimations(page, 'header');
  await page.setViewportSize({ width: 390, height: 700 });
  await visit('/terms');
  const header = banner(page);
  expect(await begun()).toBe(0);
  await scrollTo(page, 1500);
  await expect.poll(begun).toBe(1);
  const join = header.getByRole('link', { name: text('shell.nav.waitlist') });
  const search = header.getByRole('button', { name: text('shell.search.open') });
  const menu = header.getByRole('button', { name: text('shell.menu.open') });
  await expect(search).toBeVisible();
  const [first, last] = [(await join.boundingBox())!, (await menu.boundingBox())!];
  expect(last.x - first.x - first.width).toBeGreaterThanOrEqual(8);
});

test('the header slides out on the way up, and is in its place at the top (S4)', async ({ page, visit }) => {
  const begun = await watchAnimations(page, 'header');
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit('/terms');
  await scrollTo(page, 1500);
  await headerAtRest(page);
  await scrollTo(page, 400);
  await expect.poll(begun).toBe(2);
  await expect(banner(page)).toHaveCSS('position', 'static');
  await scrollTo(page, 1500);
  await headerAtRest(page);
  await scrollTo(page, 0);
  await expect(banner(page)).toHaveCSS('position', 'static');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  expect(await begun()).toBe(3);
});

test("the sticky header's language menu opens over the page, and closes on a press outside (S4, L7)", async ({
  page,
  visit,
}) => {
  const words = messages('he');
  await visit('/', { language: 'he' });
  await scrollTo(page, 2600);
  await headerAtRest(page);
  const name = new RegExp(`${words.label('shell.language.label')}$`);
  await banner(page).getByRole('button', { name }).click();
  const menu = page.getByRole('menu');
  const choices = menu.getByRole('menuitemradio');
  await expect(choices).toHaveCount(2);
  for (const choice of await choices.all()) await choice.hover();
  await page.mouse.click(700, 600);
  await expect(menu).toHaveCount(0);
});

test('focusing the sticky header does not scroll the text (S4, X3)', async ({ page, visit }) => {
  await visit('/');
  // Pauses the header's animation at its first frame, so that the focus arrives while the header is off screen.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await scrollTo(page, 2000);
  await expect(banner(page)).toHaveCSS('position', 'fixed');
  await headerLink(page, text('shell.nav.home')).focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toBeVisible();
  expect(await scrollY(page)).toBe(2000);
});

test('a menu closes when the window no longer has its button, and the focus stays in the header (S4, S5)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/faq');
  await menuButton(page, 'en').press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  const button = banner(page).getByRole('button', { name: text('shell.menu.open') });
  await expect(button).toBeFocused();

  await button.press('Enter');
  const sheet = page.getByRole('dialog', { name: text('shell.menu.label') });
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet).toBeHidden();
  await expect(banner(page).getByRole('navigation').getByRole('link').first()).toBeFocused();
});

for (const language of languages) {
  const words = messages(language);

  test.describe(`the menu of a phone, in ${languageNames[language]} (S5)`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    const button = (page: Page) => page.getByRole('button', { name: words.label('shell.menu.open') });
    const menu = (page: Page) => page.getByRole('dialog', { name: words.label('shell.menu.label') });

    test('offers the links, sign-in and the waitlist', async ({ page, visit }) => {
      await visit('/contact', { language });
      await button(page).click();
      const links = menu(page).getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(
        (['home', 'pricing', 'faq', 'forIt', 'blog'] as const).map((name) => words.text(`shell.nav.${name}`)),
      );
      await expect(menu(page).getByRole('link', { name: words.text('shell.nav.signIn') })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: words.text('shell.nav.waitlist') })).toHaveAttribute(
        'href',
        `${site.hosts.login}/JoinWaitlist`,
      );
    });

    test('has the languages and sign-in in one row at 320 px', async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit('/contact', { language });
      await button(page).click();
      const languageButtons = menu(page).getByRole('group').getByRole('button');
      await expect(languageButtons).toHaveCount(2);
      const signIn = menu(page).getByRole('link', { name: words.text('shell.nav.signIn') });
      const middles = await Promise.all(
        [...(await languageButtons.all()), signIn].map(async (one) => {
          const { y, height } = (await one.boundingBox())!;
          return y + height / 2;
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    });

    test('scrolls where the screen is too low, instead of covering its own links', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 375, height: 500 });
      await visit('/', { language });
      await button(page).click();
      await expect(menu(page).getByRole('group')).toHaveCount(1);
      const boxes = await menu(page).evaluate((sheet) =>
        [...sheet.children].map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return { top, bottom, overflow: part.scrollHeight - part.clientHeight };
        }),
      );
      boxes.forEach(({ top, overflow }, index) => {
        expect(overflow).toBeLessThanOrEqual(1);
        expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
      });
      await menu(page).getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(menu(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });

    for (const path of ['/', '/pricing', '/for-it', '/privacy'])
      test(`keeps the reader’s place on ${path}, and has no section outside the viewport restyled`, async ({
        page,
        visit,
      }) => {
        await visit(path, { language });
        await page.evaluate(() => document.fonts.ready);
        const sections = page.locator('main section');
        const heading = sections.getByRole('heading', { level: 2 }).last();
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const place = () =>
          heading.evaluate((element) => ({
            top: Math.round(element.getBoundingClientRect().top),
            pageHeight: document.documentElement.scrollHeight,
          }));
        const skipped = () =>
          sections.evaluateAll(
            (all) =>
              all.filter((one) => !one.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))
                .length,
          );
        await headerAtRest(page);
        const before = await place();
        await button(page).click();
        await expect(menu(page)).toBeVisible();
        await expect.poll(skipped).toBeGreaterThan(1);
        expect(await place()).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        expect(await place()).toEqual(before);
        expect(await skipped()).toBe(0);
      });

    test('closes on Escape and on a touch beside it, and gives the focus back to its button', async ({
      page,
      visit,
    }) => {
      await visit('/contact', { language });
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();

      await button(page).click();
      // Where it stands once it has slid in.
      await menu(page).evaluate((sheet) =>
        Promise.all(sheet.getAnimations().map(({ finished }) => finished)),
      );
      const box = (await menu(page).boundingBox())!;
      const beside = box.x > 0 ? box.x / 2 : (box.x + box.width + 390) / 2;
      await page.touchscreen.tap(beside, 400);
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('closes on a link, which leads on, and when the visitor goes back', async ({ page, visit }) => {
      await visit('/', { language });
      await button(page).click();
      await menu(page)
        .getByRole('link', { name: words.text('shell.nav.faq') })
        .click();
      await expect(page).toHaveURL(inLanguage('/faq', language));
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(inLanguage('/', language));
      await expect(menu(page)).toBeHidden();
    });
  });
}
