import { readPositions, restorePosition } from '../browser/scrollPosition';

let waiting: MutationObserver | undefined;

/**
 * Keeps the reading position when the language changes: the block at a third of the viewport returns to its place after rendering. Menus,
 * overlays and tables of contents are ignored.
 */
export function preserveScrollAnchor(): void {
  // Only the newest change counts; a failed one never restores.
  waiting?.disconnect();
  const positions = readPositions(window.innerHeight / 3);

  waiting = new MutationObserver((_records, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => {
      restorePosition(positions);
      const { scrollY } = window;
      // Fonts of the new language change line breaks again.
      void document.fonts.ready.then(() => window.scrollY === scrollY && restorePosition(positions));
    });
  });
  waiting.observe(document.documentElement, { attributeFilter: ['lang'] });
}
