/** Remembers what begins on the screen; the result brings it back to its place after the text above it has changed. */
export function keepPlace(): () => void {
  if (window.scrollY === 0) return () => undefined;
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const seen = Array.from(document.querySelectorAll('main :is(section, div, li)[id]')).find(
    (element) => topOf(element) >= 0,
  );
  if (!seen) return () => undefined;
  const before = topOf(seen);
  return () => window.scrollBy({ top: topOf(seen) - before, behavior: 'instant' });
}
