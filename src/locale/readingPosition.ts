/** What people read: the smallest blocks whose top is worth keeping. */
const blocks = 'main :is(h1, h2, h3, h4, p, li, dt, dd, tr)';

let waiting: MutationObserver | undefined;

/**
 * Keeps the reading position through a change of language (L7): texts grow and shrink, so the block that is being read (the
 * first to reach below a third of the screen) is put back where it was once the new language stands. Elements survive the
 * change; only their words do not. Menus and overlays on top of the page do not count.
 */
export function keepReadingPosition(): void {
  // A change that failed leaves its wish behind; only the newest holds.
  waiting?.disconnect();
  if (window.scrollY === 0) return;
  const line = window.innerHeight / 3;
  const anchor = [...document.querySelectorAll(blocks)].find(
    (block) => block.getBoundingClientRect().bottom > line,
  );
  if (!anchor) return;
  const before = anchor.getBoundingClientRect().top;

  waiting = new MutationObserver((_records, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => {
      if (!anchor.isConnected) return;
      window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  });
  waiting.observe(document.documentElement, { attributeFilter: ['lang'] });
}
