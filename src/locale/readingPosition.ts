/**
 * Keeps the reading position through a change of language (L7): texts grow and shrink, so the element that is at the top of
 * the screen now is put back where it was once the new language stands. Elements survive the change; only their words do not.
 */
export function keepReadingPosition(): void {
  if (window.scrollY === 0) return;
  const anchor = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 3).at(0);
  if (!anchor) return;
  const before = anchor.getBoundingClientRect().top;

  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => {
      if (!anchor.isConnected) return;
      window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  });
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
}
