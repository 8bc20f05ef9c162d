import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than the window, and which elements stick out of it. */
export const overflow = (page: Page) =>
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
