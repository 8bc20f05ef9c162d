/** Blocks of text whose position is restored. */
const blocks = 'main :is(h1, h2, h3, h4, p, li, dt, dd, tr)';

export interface Position {
  element: Element;
  top: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where an element is in the viewport now. */
export const positionOf = (element: Element): Position => ({ element, top: topOf(element) });

/**
 * The first block that ends below a line, and its ancestors, since React may replace the block. None at the top of the page, which stays
 * at its top.
 * @param line its distance from the top of the viewport, in px.
 */
export function readPositions(line: number): Position[] {
  if (window.scrollY === 0) return [];
  let element: Element | null | undefined = [...document.querySelectorAll(blocks)].find(
    // A sticky table of contents does not move with the text.
    (block) => !block.closest('nav, aside, [role=note]') && block.getBoundingClientRect().bottom > line,
  );
  const positions: Position[] = [];
  for (; element && !element.matches('main'); element = element.parentElement)
    positions.push(positionOf(element));
  return positions;
}

/** Scrolls the first of the elements that is still there back to its position. */
export function restorePosition(positions: readonly Position[]) {
  const anchor = positions.find(({ element }) => element.isConnected);
  if (anchor) window.scrollBy({ top: topOf(anchor.element) - anchor.top, behavior: 'instant' });
}
