import type { Page } from '@playwright/test';
import { waitForHydration, scrollThrough } from './support/hydration.ts';
import { headerAtRest, watchAnimations } from './support/animations.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, site, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');
const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('a change of page (S1)', () => {
  test('starts at the top, with the focus on the new heading and the new title announced', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await scrollThrough(page);
    await footer(page)
      .getByRole('link', { name: text('shell.footer.contactUs') })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  });

  test('is undone by Back, at the previous scroll position', async ({ page, visit }) => {
    await visit('/');
    await scrollThrough(page);
    await scrollTo(page, 2000);
    await banner(page)
      .getByRole('link', { name: text('shell.nav.blog') })
      .click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(2000);
  });

  test('scrolls to the hash and focuses its target', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('link', { name: text('home.contents.affordable_plan') }).click();
    await expect(page).toHaveURL('/#affordable_plan');
    await expect(page.locator('#affordable_plan')).toBeInViewport();
    await expect(page.locator('#affordable_plan :focus')).toHaveCount(1);
  });
});

test('a page that fails to render shows the error view, with the reason and links (S2)', async ({
  page,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/broken on purpose/);
  await visit('/');
  await page.route('**/assets/ContactPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function ContactPage() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.mouse.move(10, 10);
  await waitForHydration(page, 'footer');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell.footer.contactUs') })
    .click();
  await expect(page.getByRole('heading', { name: text('shell.error.title') })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await page.getByRole('link', { name: text('shell.error.home') }).click();
  await expect(page).toHaveURL('/');
});

for (const language of languages)
  test(`a header that fails to render is left out of the error view, in ${languageNames[language]} (S2)`, async ({
    page,
    pageErrors,
  }) => {
    const words = messages(language);
    pageErrors.allow(/broken on purpose/);
    // The observer of the header.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto(inLanguage('/contact', language));
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.text('shell.error.title'));
    await expect(main.getByText('broken on purpose')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(main.getByRole('button', { name: words.text('shell.error.reload') })).toBeVisible();
    await expect(main.getByRole('link', { name: words.text('shell.error.home') })).toHaveAttribute(
      'href',
      inLanguage('/', language),
    );
  });

test('the header leads to its pages, marks the current one and opens the app (S3)', async ({
  page,
  visit,
  request,
}) => {
  await visit('/for-it');
  await expect(banner(page).getByRole('link', { name: label('shell.logo.label') })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(banner(page).getByRole('link', { name: text('shell.nav.signIn') })).toHaveAttribute(
    'href',
    site.hosts.app,
  );
  const links = banner(page).getByRole('navigation').getByRole('link');
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([text('shell.nav.forIt')]);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths).toEqual(['/', '/pricing', '/faq', '/for-it', '/blog']);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the footer’s titled columns link to pages and configured addresses, above © and the year (S6)', async ({
  page,
  visit,
  request,
}) => {
  await visit('/contact');
  const columns = footer(page).getByRole('navigation');
  const titles = footer(page).getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(await columns.count());

  const links = columns.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const { pressKit, social } = site;
  expect(targets).toEqual(expect.arrayContaining([pressKit, social.linkedin, social.x, social.youtube]));
  for (const target of targets.filter((href) => href.startsWith('/')))
    expect((await request.get(target)).status(), target).toBe(200);

  const year = new Date().getFullYear();
  const company = { company: site.company.name.en, number: site.company.number };
  await expect(footer(page).getByText(text('shell.footer.copyright', { year, ...company }))).toBeVisible();
});

test('the waitlist joins the header once a visitor has scrolled past one screen (S4)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const waitlist = banner(page).getByRole('link', { name: text('shell.nav.waitlist') });
  await expect(waitlist).toHaveCount(0);
  await scrollTo(page, 2000);
  await expect(waitlist).toBeInViewport();
  await expect(waitlist).toHaveAttribute('href', `${site.hosts.login}/JoinWaitlist`);
  await scrollTo(page, 0);
  await expect(waitlist).toHaveCount(0);
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
  await waitForHydration(page, 'header');
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
  await waitForHydration(page, 'header');
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
  await waitForHydration(page, 'header');
  await scrollTo(page, 2600);
  await headerAtRest(page);
  const name = new RegExp(`${words.label('shell.language.label')}$`);
  await banner(page).getByRole('button', { name }).click();
  const menu = page.getByRole('menu');
  const choices = menu.getByRole('menuitemradio');
  await expect(choices).toHaveCount(2);
  for (const choice of await choices.all()) await choice.click({ trial: true });
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
  await banner(page)
    .getByRole('link', { name: text('shell.nav.home'), exact: true })
    .focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toBeVisible();
  expect(await scrollY(page)).toBe(2000);
});

for (const language of languages) {
  const words = messages(language);

  test.describe(`the menu of a phone, in ${languageNames[language]} (S5)`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    const button = (page: Page) => page.getByRole('button', { name: words.label('shell.menu.open') });
    const menu = (page: Page) => page.getByRole('dialog', { name: words.label('shell.menu.label') });

    test('offers the links, sign-in and the waitlist', async ({ page, visit }) => {
      await visit('/', { language });
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

    test('closes on Escape and gives the focus back to its button', async ({ page, visit }) => {
      await visit('/', { language });
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('closes on a touch beside it', async ({ page, visit }) => {
      await visit('/', { language });
      await button(page).click();
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

test.describe('an address that no page has (S, 404)', () => {
  for (const language of languages) {
    test(`is answered with 404 in ${languageNames[language]}, and offers the nearest pages`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/status of 404/);
      const words = messages(language);
      const response = await visit('/contcat', { language });
      expect(response.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: words.label('notFound.hero.name') }),
      ).toBeVisible();
      const nearest = page.getByRole('navigation', { name: words.text('notFound.nearest.title') });
      await expect(nearest.getByRole('link').first()).toHaveText(words.text('shell.page.contact'));
      const [first, second] = await nearest
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).fontSize)));
      expect(first, 'the nearest stands out').toBeGreaterThan(second!);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }

  test('causes no reload when a link inside the site leads to it', async ({ page, visit }) => {
    await visit('/');
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      history.pushState({}, '', link.href);
      dispatchEvent(new PopStateEvent('popstate'));
    }, unknownPath);
    await expect(page.getByRole('heading', { level: 1, name: label('notFound.hero.name') })).toBeVisible();
  });
});
