import { headerAtRest } from './support/animations.ts';
import { hydrate, scrollThrough } from './support/hydration.ts';
import { inLanguage } from '../../src/paths.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { messages } from './support/messages.ts';
import { banner, footer, headerLink, scrollTo, scrollY } from './support/shell.ts';
import { languageNames, languages, site, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

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
    await headerAtRest(page);
    await headerLink(page, text('shell.nav.blog')).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(2000);
  });

  test('back to a slow page can be given up, and keeps the entries of the history (X12, X2)', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    await headerLink(page, text('shell.nav.faq')).click();
    await expect(page).toHaveURL('/faq');
    // The code of the previous page is requested again, and does not arrive.
    await page.reload();
    await hydrate(page);
    await page.route('**/assets/ContactPage-*.js', () => undefined);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('status').filter({ hasText: text('shell.waiting.text') })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('faq.hero.title'));
    await page.unroute('**/assets/ContactPage-*.js');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact.hero.title'));
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
  await footer(page)
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

test.describe('an address that no page has (S2)', () => {
  for (const language of languages) {
    test(`is answered with 404 in ${languageNames[language]}, and offers the nearest pages`, async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(/404.*\/contcat/);
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

  test('is one that differs from a page in its case only, also after hydration', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/Pricing/);
    const response = await visit('/Pricing');
    expect(response.status()).toBe(404);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1, name: label('notFound.hero.name') })).toBeVisible();
  });

  test('is named on the page before the visitor interacts, however long it is, and moves nothing (X19)', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/pricng\//);
    await page.setViewportSize({ width: 390, height: 844 });
    const layoutShift = await watchLayoutShift(page);
    const address = `/pricng/${'and-more-'.repeat(12)}`;
    await page.goto(address);
    await expect(page.getByText(address)).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.005);
  });

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
