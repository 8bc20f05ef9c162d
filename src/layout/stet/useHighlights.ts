import { useEffect, useState } from 'react';
import { findRange, type Mark } from './marks';

/** Where a margin note stands, in px from the start of the document. */
export interface Note {
  id: string;
  x: number;
  y: number;
  /** True where there is no margin: the note is turned and stands at the edge of the screen. */
  isNarrow: boolean;
}

/** Room between a note and what it stands beside. */
const gap = 12;
/** Width of a turned note, and of a page whose edges have no room for another, in px. */
export const narrowWidth = 20;
const narrow = 1000;
/** A rail is narrower, in px. */
const widestRail = 200;
/** Width of a note. */
export const noteWidth = 36;

/** Where the note of a range belongs: in the rail before its rule, else outside the page's text, else at the edge of the screen. */
function noteOf(range: Range, id: string): Note | undefined {
  const rect = [...range.getClientRects()].find(({ width }) => width > 0);
  if (!rect) return undefined;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const rail = range.startContainer.parentElement?.closest('section')?.querySelector('[data-rail]');
  // On a phone a rail is a line above its section.
  const margin = rail && rail.clientWidth < widestRail ? rail : undefined;
  const edge = (margin ?? document.querySelector('main h1') ?? document.body).getBoundingClientRect();
  const before = isRightToLeft === Boolean(margin) ? edge.left : edge.right;
  const x = isRightToLeft ? before + gap : before - gap - noteWidth;
  const { clientWidth } = document.documentElement;
  const isNarrow = clientWidth < narrow;
  const outermost = isRightToLeft ? clientWidth - narrowWidth : 0;
  return { id, isNarrow, x: (isNarrow ? outermost : x) + window.scrollX, y: rect.top + window.scrollY };
}

/**
 * Draws the marks that stand on this page, by the CSS Custom Highlight API: the document itself does not change.
 * @returns where the note belongs that is written beside each of them.
 */
export function useHighlights(marks: readonly Mark[]): Note[] {
  const [notes, setNotes] = useState<Note[]>([]);

  useEffect(() => {
    const main = document.querySelector('main') ?? document.body;
    function draw() {
      const found = marks.flatMap((mark) => {
        const range = findRange(mark, main);
        return range ? [{ range, id: mark.before + mark.text }] : [];
      });
      CSS.highlights.set('stet', new Highlight(...found.map(({ range }) => range)));
      setNotes(found.flatMap(({ range, id }) => noteOf(range, id) ?? []));
    }
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    if (marks.length === 0) return;
    const resizes = new ResizeObserver(later);
    const changes = new MutationObserver(later);
    resizes.observe(main);
    changes.observe(main, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [marks]);

  return notes;
}
