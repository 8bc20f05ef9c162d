import type { Page } from '@playwright/test';

/** By how many pixels a page is too wide, and what overflows: elements and text. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const culprits: string[] = [];
    if (scrollWidth === clientWidth) return { beyond: 0, culprits };
    const sticksOut = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < -1 || right > clientWidth + 1);
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      range.selectNodeContents(node);
      const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
      if (sticksOut(box)) culprits.push(`${node.nodeName}: ${node.textContent!.slice(0, 40)}`);
    }
    return { beyond: scrollWidth - clientWidth, culprits };
  });
