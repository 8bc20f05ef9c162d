import { useEffect, useState } from 'react';
import { marginRail } from '../marginRail';
import { findRange, type Mark } from './marks';

/** Position of a margin note, in px from the start of the document. */
interface Note {
  id: string;
  x: number;
  y: number;
  /** Without a margin the note is rotated at the edge of the screen. */
  isNarrow: boolean;
}

/** Space between a note and its neighbour. */
const gap = 12;
/** Width of a rotated note, in px. */
export const narrowWidth = 20;
const narrow = 1000;
/** Width of a note. */
export const noteWidth = 36;

/** Places a range's note: in the rail, else beside its section, else beside the title, else at the edge of the screen. */
function noteOf(range: Range, id: string): Note | undefined {
  const rect = [...range.getClientRects()].find(({ width }) => width > 0);
  if (!rect) return undefined;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const { clientWidth } = document.documentElement;
  const section = range.startContainer.parentElement?.closest('section');
  const margin = marginRail(section);
  // Sections as wide as the screen leave no room beside them.
  const isInset = section && section.clientWidth + 2 * (gap + noteWidth) <= clientWidth;
  const column = isInset ? section : document.querySelector('main h1');
  const edge = (margin ?? column ?? document.body).getBoundingClientRect();
  const before = isRightToLeft === Boolean(margin) ? edge.left : edge.right;
  const x = isRightToLeft ? before + gap : before - gap - noteWidth;
  const isNarrow = clientWidth < narrow;
  const outermost = isRightToLeft ? clientWidth - narrowWidth : 0;
  return { id, isNarrow, x: (isNarrow ? outermost : x) + window.scrollX, y: rect.top + window.scrollY };
}

/**
 * Highlights this page's marks with the CSS Custom Highlight API, without changing the DOM.
 * @returns the positions of their notes.
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
    const resizes = new ResizeObserver(later);
    const changes = new MutationObserver(later);
    if (marks.length > 0) {
      resizes.observe(main);
      changes.observe(main, { childList: true, subtree: true, characterData: true });
    }
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      CSS.highlights.delete('stet');
    };
  }, [marks]);

  return notes;
}
