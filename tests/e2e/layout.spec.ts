import { scrollThrough } from './support/alive.ts';
import { everyPage, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];

for (const { path, language, name } of everyPage) {
  test(`${name} never scrolls sideways`, async ({ page, visit, complaints }) => {
    if (path === unknownPath) complaints.allow(/status of 404/);
    await visit(path, { language });
    await scrollThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { beyond, culprits } = await page.evaluate(() => {
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
      expect(beyond, `at ${width} px these stick out: ${culprits.slice(0, 5).join('; ')}`).toBe(0);
    }
  });
}
