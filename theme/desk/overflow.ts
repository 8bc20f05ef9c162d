import { useEffect, useState, type RefObject } from 'react';
import type { ResolvedTokens } from '../src/resolveTokens';
import { show } from './Frames';
import { addressOf, type View } from './view';

/** A text that is wider than its place; `excess` is in px. */
export interface Overflow {
  page: string;
  text: string;
  excess: number;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The element that cuts a text off or lets it scroll. */
function clipOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return at;
  return element.ownerDocument.documentElement;
}

/** Every visible text that sticks out of what cuts it off, or of the screen. */
function overflowsIn(content: Document, page: string): Overflow[] {
  const texts = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  const found: Overflow[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const { parentElement, textContent } = node;
    if (!parentElement || !textContent?.trim() || !parentElement.checkVisibility({ opacityProperty: true }))
      continue;
    const clip = clipOf(parentElement);
    const { left, right, width } = clip.getBoundingClientRect();
    // What can be scrolled can be read, and a box of one px is for screen readers.
    if (width < 2 || /auto|scroll/.test(getComputedStyle(clip).overflowX)) continue;
    const range = content.createRange();
    range.selectNodeContents(node);
    const { left: start, right: end } = range.getBoundingClientRect();
    const excess = Math.round(Math.max(end - right, left - start));
    if (excess > 1 && end > 0) found.push({ page, text: textContent.trim(), excess });
  }
  return found;
}

/** Opens the pages one after another in a frame of 320 px, and again after each change. Undefined while it measures. */
export function useOverflows(
  frame: RefObject<HTMLIFrameElement | null>,
  views: readonly View[],
  tokens: ResolvedTokens,
) {
  const [found, setFound] = useState<Overflow[]>();
  const addresses = [...new Set(views.map(addressOf))].join(' ');
  useEffect(() => {
    let isOver = false;
    async function measure() {
      setFound(undefined);
      // The visible frames come first, and a change may go on.
      await pause(1000);
      const all: Overflow[] = [];
      for (const address of addresses.split(' ').filter(Boolean)) {
        const element = frame.current;
        if (isOver || !element) return;
        const isThere = element.contentWindow?.location.href.endsWith(address);
        if (!isThere || show(element, tokens, 'light')) {
          const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
          element.contentWindow?.location.replace(address);
          await loaded;
        }
        for (
          let tries = 0;
          tries < 100 && !isOver && !element.contentDocument?.querySelector('main h1');
          tries++
        )
          await pause(100);
        if (isOver || !element.contentDocument) return;
        show(element, tokens, 'light');
        await element.contentDocument.fonts.ready;
        all.push(...overflowsIn(element.contentDocument, address.replace(/\?.*/, '')));
      }
      if (!isOver) setFound(all);
    }
    void measure();
    return () => {
      isOver = true;
    };
  }, [frame, addresses, tokens]);
  return found;
}
