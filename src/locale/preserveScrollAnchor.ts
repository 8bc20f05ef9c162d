/** Blocks of text whose position is restored. */
const blocks = 'main :is(h1, h2, h3, h4, p, li, dt, dd, tr)';

let waiting: MutationObserver | undefined;

/** An element and where it stood in the viewport, in px from its top. */
interface Position {
  element: Element;
  top: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The block that is being read and what it stands in, from the inside out: a block may be replaced by the other language's. */
function readPositions(): Position[] {
  const line = window.innerHeight / 3;
  let element: Element | null | undefined = [...document.querySelectorAll(blocks)].find(
    // A contents list beside the text may be sticky: it does not move with what is read.
    (block) => !block.closest('nav, aside, [role=note]') && block.getBoundingClientRect().bottom > line,
  );
  const positions: Position[] = [];
  for (; element && !element.matches('main'); element = element.parentElement)
    positions.push({ element, top: topOf(element) });
  return positions;
}

function restore(positions: readonly Position[]) {
  const anchor = positions.find(({ element }) => element.isConnected);
  if (anchor) window.scrollBy({ top: topOf(anchor.element) - anchor.top, behavior: 'instant' });
}

/**
 * Keeps the reading position through a change of language: texts grow and shrink, so the block that is being read (the first to
 * reach below a third of the screen) is put back where it was once the new language stands. Menus, overlays and contents beside
 * the text do not count.
 */
export function preserveScrollAnchor(): void {
  // A change that failed never restores its anchor; only the newest one counts.
  waiting?.disconnect();
  if (window.scrollY === 0) return;
  const positions = readPositions();

  waiting = new MutationObserver((_records, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => {
      restore(positions);
      const { scrollY } = window;
      // The fonts of the new language change its lines once more.
      void document.fonts.ready.then(() => window.scrollY === scrollY && restore(positions));
    });
  });
  waiting.observe(document.documentElement, { attributeFilter: ['lang'] });
}
