import { scrollThrough } from './support/alive.ts';
import { everyPage, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What a page consists of; smaller things may change once the page can act or knows more. */
const landmarks = 'header, nav, main, section, footer';

for (const { path, language, name } of everyPage) {
  test(`${name} comes to life in the elements it was served with (X1)`, async ({
    page,
    visit,
    complaints,
  }) => {
    if (path === unknownPath) complaints.allow(/status of 404/);
    // `interactive` is after the HTML and before the first module.
    await page.addInitScript((selector) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          Object.assign(window, { served: [...document.querySelectorAll(selector)] });
      });
    }, landmarks);
    await visit(path, { language });
    await scrollThrough(page);

    const { count, lost } = await page.evaluate(() => {
      const { served } = window as unknown as { served: Element[] };
      const gone = served.filter((element) => !element.isConnected);
      return { count: served.length, lost: gone.map((element) => element.outerHTML.slice(0, 200)) };
    });
    expect(count).toBeGreaterThan(2);
    expect(lost, 'drawn anew').toEqual([]);
  });
}
