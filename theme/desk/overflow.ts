import { useEffect, useState, type RefObject } from 'react';
import type { ResolvedTokens } from '../src/resolveTokens';
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
function overflowsIn(content: Document): Overflow[] {
  const texts = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  const range = content.createRange();
  const found: Overflow[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.checkVisibility({ opacityProperty: true }) || !textContent?.trim()) continue;
    const clip = clipOf(parentElement);
    const { left, right, width } = clip.getBoundingClientRect();
    // What can be scrolled can be read, and a box of one px is for screen readers.
    if (width < 2 || /auto|scroll/.test(getComputedStyle(clip).overflowX)) continue;
    range.selectNodeContents(texts.currentNode);
    const { left: start, right: end } = range.getBoundingClientRect();
    const excess = Math.round(Math.max(end - right, left - start));
    if (excess > 1 && end > 0)
      found.push({ page: content.location.pathname, text: textContent.trim(), excess });
  }
  return found;
}

/** Opens the pages one after another in a frame of 320 px, and again after each change. Undefined while it measures. */
export function useOverflows(
  probe: RefObject<HTMLIFrameElement | null>,
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
      for (const address of addresses.split(' ')) {
        const frame = probe.current;
        // The desk may have been left meanwhile.
        if (isOver || !frame?.contentWindow) return;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        frame.contentWindow.location.replace(address);
        await loaded;
        while (!isOver && !frame.contentDocument?.querySelector('main h1')) await pause(100);
        if (isOver) return;
        await frame.contentDocument?.fonts.ready;
        if (frame.contentDocument) all.push(...overflowsIn(frame.contentDocument));
      }
      if (!isOver) setFound(all);
    }
    void measure();
    return () => {
      isOver = true;
    };
  }, [probe, addresses, tokens]);
  return found;
}
