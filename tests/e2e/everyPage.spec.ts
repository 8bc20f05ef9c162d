import type { Page } from '@playwright/test';
import { scrollThrough } from './support/alive.ts';
import { playerOrigins } from '../../tools/site/contentSecurityPolicy.ts';
import { everyPage, postPath, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What a page consists of; smaller things may change once the page can act or knows more. */
const landmarks = 'header, nav, main, section, footer';

const widths = [320, 390, 768, 1024, 1440, 1920];

/** Keeps the landmarks that the HTML brought, for `lostLandmarks`. */
const keepServed = (page: Page) =>
  // `interactive` is after the HTML and before the first module.
  page.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { served: [...document.querySelectorAll(selector)] });
    });
  }, landmarks);

/** How many landmarks the HTML brought, and those that were drawn anew since. */
const lostLandmarks = (page: Page) =>
  page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    const gone = served.filter((element) => !element.isConnected);
    return { count: served.length, lost: gone.map((element) => element.outerHTML.slice(0, 200)) };
  });

/** By how many pixels a page is wider than the window, and which elements stick out of it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
    const elements = [...document.querySelectorAll('body *')].filter((element) =>
      sticksOut(element.getBoundingClientRect()),
    );
    return {
      beyond: scrollWidth - clientWidth,
      culprits: elements.map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`),
    };
  });

/** Labels that lie in a flex or grid box in pieces, so that the space before a Latin name is lost or becomes a gap. */
const tornLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('bdi')]
      .filter(({ parentElement: box }) => /flex|grid/.test(getComputedStyle(box!).display))
      .filter(({ parentElement: box }) =>
        [...box!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
      )
      .map(({ parentElement: box }) => box!.textContent),
  );

for (const { path, language, name } of everyPage) {
  test(`${name} comes to life in place (X1), under its strict policy (X2, X10), keeps its labels whole (M3) and never scrolls sideways`, async ({
    page,
    visit,
    complaints,
  }) => {
    if (path === unknownPath) complaints.allow(/status of 404/);
    await keepServed(page);
    const response = await visit(path, { language });

    const header = response.headers()['content-security-policy'];
    const meta = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
    expect(header).toContain("default-src 'none'");
    const framed = `frame-src ${playerOrigins.join(' ')};`;
    expect(header!.includes(framed)).toBe(path === postPath);
    expect(header!.replace(framed, '')).not.toMatch(/unsafe-|https?:|\*/);

    // Whatever the policy forbids on the way is a complaint, and fails the test.
    await scrollThrough(page);
    const { count, lost } = await lostLandmarks(page);
    expect(count).toBeGreaterThan(2);
    expect(lost, 'drawn anew').toEqual([]);
    expect(await tornLabels(page), 'torn labels').toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { beyond, culprits } = await overflow(page);
      expect(beyond, `at ${width} px these stick out: ${culprits.slice(0, 5).join('; ')}`).toBe(0);
    }
  });
}
