import { inLanguage } from '../../src/paths.ts';
import type { Browser, Page } from '@playwright/test';
import { hydrate, scrollThrough } from './support/hydration.ts';
import { playerOrigins } from '../../tools/site/contentSecurityPolicy.ts';
import { askAxe, askIbm } from './support/engines.ts';
import { coveredFocus, clippedBySpacing, smallTargets, invisibleFocus } from './support/barriers.ts';
import { listen, type PageErrors } from './support/pageErrors.ts';
import { bareIds } from './support/messages.ts';
import { layoutAnimations } from './support/motion.ts';
import { overflow } from './support/overflow.ts';
import { unboundedHas } from './support/selectors.ts';
import { directions, everyPage, postPath, unknownPath, type Language } from './support/site.ts';
import { scrollTo } from './support/shell.ts';
import { expect, test } from './support/test.ts';

/** The elements that must survive hydration; smaller ones may be replaced. */
const landmarks = 'header, nav, main, section, footer';

const widths = [320, 390, 600, 768, 1024, 1440, 1920];

/** Remembers the prerendered landmarks for `lostLandmarks`. */
const keepServed = (page: Page) =>
  // `interactive` fires after parsing and before the first module.
  page.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.served = [...document.querySelectorAll(selector)];
    });
  }, landmarks);

/** How many landmarks were prerendered, and which were replaced. */
const lostLandmarks = (page: Page) =>
  page.evaluate(() => {
    const { served } = window;
    const gone = served.filter((element) => !element.isConnected);
    return { count: served.length, lost: gone.map((element) => element.outerHTML.slice(0, 200)) };
  });

/** Pages that hydrate without an interaction. */
const startsAtLoad = ['/almost-done', unknownPath];

/** Expects that the location was requested, and that only the start script and the loader have run. */
async function expectUntouched(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-country', 'il');
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/loader-\w+\.js$/)]);
  const isRunning = await page.evaluate(() => Object.keys(document.getElementById('root')!).length > 0);
  expect(isRunning).toBe(false);
}

/** Expects no horizontal overflow at the current width. */
async function expectNoOverflow(page: Page, where: string) {
  const { beyond, culprits } = await overflow(page);
  expect(beyond, `${where} these stick out: ${culprits.slice(0, 5).join('; ')}`).toBe(0);
}

/** Sets the browser's default font size. */
async function setTextSize(page: Page, standard: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await devTools.detach();
}

/** Calls `check` while letters are an eighth wider, as in the widest of the usual fallback faces. */
async function withWideLetters(page: Page, check: () => Promise<void>) {
  const sheet = await page.evaluateHandle(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('* { letter-spacing: 0.06em !important }');
    document.adoptedStyleSheets.push(wide);
    return wide;
  });
  await check();
  await sheet.evaluate((wide) =>
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(wide), 1),
  );
}

/** Labels that are several items of a flex or grid container, which loses or widens the spaces between them. */
const splitLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('bdi')]
      .filter(({ parentElement: box }) => /flex|grid/.test(getComputedStyle(box!).display))
      .filter(({ parentElement: box }) =>
        [...box!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
      )
      .map(({ parentElement: box }) => box!.textContent),
  );

/** The main headings as accessible text, without the section for Israel. */
const headings = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3):not(#hebrew_support *)')
    .evaluateAll((all) => all.map((heading) => heading.getAttribute('aria-label') ?? heading.textContent));

/**
 * Opens the page without JavaScript and checks language, title and ids.
 * @returns its headings.
 */
async function readWithoutScript(
  browser: Browser,
  pageErrors: PageErrors,
  address: string,
  language: Language,
): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await listen(page.context(), pageErrors, new URL(address).origin);
  const response = await page.goto(address);
  expect(response?.status()).toBe(address.includes(unknownPath) ? 404 : 200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const found = await headings(page);
  await page.close();
  return found;
}

// One test per page, since opening it takes most of the time.
for (const [index, { path, language, name }] of everyPage.entries()) {
  test(`${name} keeps the rules of every page (M3, X1, X2, X3, X10, X19, X22)`, async ({
    page,
    browser,
    baseURL,
    pageErrors,
  }) => {
    test.slow();
    if (path === unknownPath) pageErrors.allow(new RegExp(`404.*${unknownPath}`));
    await keepServed(page);
    const response = await page.goto(inLanguage(path, language));
    await test.step('no application code runs until the visitor interacts', async () => {
      if (!startsAtLoad.includes(path)) await expectUntouched(page);
      await hydrate(page);
    });

    await test.step('the policy allows only what the page needs', async () => {
      const header = response!.headers()['content-security-policy'];
      const meta = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
      expect(header).toBe(`${meta}; frame-ancestors 'none'`);
      expect(header).toContain("default-src 'none'");
      expect(header).toContain("require-trusted-types-for 'script'; trusted-types stet");
      const framed = `frame-src ${playerOrigins.join(' ')};`;
      expect(header!.includes(framed)).toBe(path === postPath);
      expect(header!.replace(framed, '')).not.toMatch(/unsafe-|https?:|\*/);
    });

    await test.step('hydration replaces no element and no text, and no rule restyles all', async () => {
      // CSP violations fail the test.
      await scrollThrough(page);
      const { count, lost } = await lostLandmarks(page);
      expect(count).toBeGreaterThan(2);
      expect(lost, 'drawn anew').toEqual([]);
      expect((await page.locator('#root').innerHTML()).match(bareIds), 'ids in place of words').toBeNull();
      expect(await unboundedHas(page), 'restyles the page at each change').toEqual([]);
    });

    await test.step('no width overflows, tears a label or animates more than transform, opacity and clip-path', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `at ${width} px`);
        expect(await splitLabels(page), `split labels at ${width} px`).toEqual([]);
        expect(
          await layoutAnimations(page),
          `moves more than transform, opacity and clip-path at ${width} px`,
        ).toEqual([]);
        if (width === 390) expect(await smallTargets(page), 'smaller than 24 px on a phone').toEqual([]);
      }
    });

    await test.step('without JavaScript it has the same headings', async () => {
      const withoutScript = await readWithoutScript(
        browser,
        pageErrors,
        `${baseURL}${inLanguage(path, language)}`,
        language,
      );
      expect(withoutScript).toEqual(await headings(page));
    });

    await test.step('text of twice the size does not overflow, in whatever face', async () => {
      await setTextSize(page, 32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [640, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page, `with text of twice the size at ${width} px`);
      }
      await withWideLetters(page, () =>
        expectNoOverflow(page, 'with text of twice the size in a wide face at 320 px'),
      );
      await setTextSize(page, 16);
    });

    await test.step('WCAG 2.2 AA and best practices pass in two engines', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      // At the top the header covers no controls.
      await scrollTo(page, 0);
      // What follows sees the last scheme only, which alternates from page to page.
      const schemes = ['light', 'dark'] as const;
      for (const colorScheme of index % 2 ? schemes : schemes.toReversed()) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect((await askAxe(page)).found, colorScheme).toEqual([]);
      }
      expect((await askIbm(page)).found).toEqual([]);
      expect(await clippedBySpacing(page), 'lost when text is spaced (WCAG 1.4.12)').toEqual([]);
      expect(await smallTargets(page), 'smaller than 24 px (WCAG 2.5.8)').toEqual([]);
      expect(await coveredFocus(page), 'focused and covered (WCAG 2.4.11)').toEqual([]);
      // Focus styles are the same in both languages.
      if (language === 'en')
        expect(await invisibleFocus(page), 'focused and unchanged (WCAG 2.4.7)').toEqual([]);
    });
  });
}
