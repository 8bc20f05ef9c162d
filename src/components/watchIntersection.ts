/**
 * Tells where an element is whenever that changes. A busy browser hands over several changes at once, the oldest first: only
 * the newest says where the element is.
 * @returns stops watching.
 */
export function watchIntersection(
  element: Element,
  tell: (newest: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.slice(-1).forEach((entry) => tell(entry)),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether a film is near enough to load and play: a tenth of it within 200 px above or below the screen. */
export function watchFilm(film: Element, tell: (isNear: boolean) => void): () => void {
  return watchIntersection(
    film,
    ({ isIntersecting, intersectionRatio }) => tell(isIntersecting && intersectionRatio >= 0.1),
    { rootMargin: '200px 0px', threshold: 0.1 },
  );
}
