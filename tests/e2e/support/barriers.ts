import type { Page } from '@playwright/test';
import { nextFrame } from './hydration.ts';
import { overflow } from './overflow.ts';

/** Focusable controls. */
const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/**
 * Controls smaller than 24 × 24 px with another target within 24 px around their centre (WCAG 2.5.8, with its exception for spacing),
 * measured by hit testing. Links within text are exempt by the criterion.
 */
export const smallTargets = (page: Page) =>
  page.evaluate((selector) => {
    const least = 24;
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement!.closest(
        'p, li, dd, td, th, h1, h2, h3, figcaption, label, span, div',
      )!;
      return around.textContent.trim().length > element.textContent.trim().length;
    };
    /** Whether hit testing around the control's centre still finds it. */
    const isHitAround = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const reach = least / 2 - 0.5;
      return [
        [middle - reach, centre],
        [middle + reach, centre],
        [middle, centre - reach],
        [middle, centre + reach],
      ].every(([left, top]) => {
        const hit = document.elementFromPoint(left!, top!);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
      });
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isUnseen = width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0';
        return !isUnseen && (width < least || height < least) && !isInText(element) && !isHitAround(element);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
      });
  }, controls);

/** Controls that a fixed element covers entirely when they are focused from below (WCAG 2.4.11). */
export const coveredFocus = (page: Page) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.closest('main') &&
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return all
      .reverse()
      .filter((element) => {
        const before = element.getBoundingClientRect();
        // The header is at the top of the viewport.
        window.scrollBy({ top: before.top - 4, behavior: 'instant' });
        element.focus();
        const { left, top, width, height } = element.getBoundingClientRect();
        // The header is not fixed on the first screen.
        if (width <= 1 || height <= 1 || window.scrollY < window.innerHeight) return false;
        return ![0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down);
            return hit !== null && !hit.closest('header') && (element.contains(hit) || hit.contains(element));
          }),
        );
      })
      .map((element) => element.outerHTML.slice(0, 160));
  }, controls);

/** Clipped text. */
const clippedText = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const found: string[] = [];
    for (const element of document.querySelectorAll('#root *')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[aria-hidden=true], video, caption')) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box.id !== 'root'; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Visually hidden elements are one pixel wide.
        if (edge.width <= 1 || edge.height <= 1) break;
        const isCut = (value: string) => value === 'hidden' || value === 'clip';
        const beyondX = Math.max(edge.left - text.left, text.right - edge.right);
        const beyondY = Math.max(edge.top - text.top, text.bottom - edge.bottom);
        if ((isCut(overflowX) && beyondX > 2) || (isCut(overflowY) && beyondY > 4)) {
          found.push(`“${element.textContent.slice(0, 60)}” in ${box.outerHTML.slice(0, 100)}`);
          break;
        }
      }
    }
    return found;
  });

/** What is clipped or overflows with the text spacing of WCAG 1.4.12. (The content security policy allows constructed style sheets.) */
export async function clippedBySpacing(page: Page): Promise<string[]> {
  const before = await clippedText(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const after = await clippedText(page);
  const { culprits } = await overflow(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [...after.filter((one) => !before.includes(one)), ...culprits];
}

/** Kinds of controls whose focus this worker has compared, on whatever page. */
const testedKinds = new Set<string>();

/**
 * Controls whose focus style changes no pixel (WCAG 2.4.7). One control represents all of a kind on all pages, since each takes two
 * screenshots.
 */
export async function invisibleFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const kinds = await page.evaluate(
    ({ selector, tested }) => {
      const found = new Map<string, HTMLElement>();
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
        const classes = [element, element.parentElement!].map(({ className }) => className);
        const ground = element.closest<HTMLElement>('[data-ground]')?.dataset.ground;
        // Classes of MUI without a style are left out of prerendered HTML only.
        const kind = [element.tagName, ...classes, ground].join(' ').replace(/\bMui\S+ ?/g, '');
        if (!tested.includes(kind) && !found.has(kind)) found.set(kind, element);
      }
      window.chosen = [...found.values()];
      return [...found.keys()];
    },
    { selector: controls, tested: [...testedKinds] },
  );
  const found: string[] = [];
  for (const [index, kind] of kinds.entries()) {
    const focused = await page.evaluate(async (at) => {
      const element = window.chosen[at]!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // As by keyboard, so that the ring is visible.
      element.focus({ preventScroll: true, focusVisible: true });
      // Scrolling may show or hide the header, and focus may move the element: what is compared is where it comes to rest.
      const place = () => {
        const { x, y, width, height } = (element.closest('article') ?? element).getBoundingClientRect();
        return [x, y, width, height, window.scrollY] as const;
      };
      for (let frames = 0, last = ''; frames < 3;) {
        await new Promise(requestAnimationFrame);
        const now = place().join();
        frames = now === last ? frames + 1 : 0;
        last = now;
      }
      if (!element.checkVisibility()) return undefined;
      // The focus ring of a card's link is around the card.
      const [x, y, width, height] = place();
      const [left, top] = [Math.max(0, x - 24), Math.max(0, y - 24)];
      return {
        html: element.outerHTML.slice(0, 160),
        clip: {
          x: left,
          y: top,
          width: Math.max(1, Math.min(window.innerWidth - left, width + 48)),
          height: Math.max(1, Math.min(window.innerHeight - top, height + 48)),
        },
      };
    }, index);
    // One that is not visible when it is reached represents nothing.
    if (!focused) continue;
    const picture = () => page.screenshot({ clip: focused.clip, animations: 'disabled', caret: 'hide' });
    const withFocus = await picture();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await nextFrame(page);
    if (withFocus.equals(await picture())) found.push(focused.html);
    testedKinds.add(kind);
  }
  return found;
}
