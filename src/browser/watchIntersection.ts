/**
 * Reports changes of an element's intersection. A busy browser delivers several at once, oldest first; only the newest is reported.
 * @returns a function that stops observing.
 */
export function watchIntersection(
  element: Element,
  onChange: (newest: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.slice(-1).forEach((entry) => onChange(entry)),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Where a film is near enough to load and play: a tenth of it within 200 px of the viewport. */
export const nearFilm = { rootMargin: '200px 0px', threshold: 0.1 };
/** Where a picture is near enough to load: a hundredth of it within 50 px. */
export const nearPicture = { rootMargin: '50px 0px', threshold: 0.01 };

/** Reports whether a film is near enough. */
export function watchFilm(film: Element, onChange: (isNear: boolean) => void): () => void {
  return watchIntersection(
    film,
    ({ isIntersecting, intersectionRatio }) =>
      onChange(isIntersecting && intersectionRatio >= nearFilm.threshold),
    nearFilm,
  );
}
