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

/** A film is near enough to load and play when a tenth of it is within 200 px of the viewport. */
export const nearFilm = { rootMargin: '200px 0px', threshold: 0.1 };

/** Whether an entry of an observer with these options says so. */
export const isNear = ({ intersectionRatio }: IntersectionObserverEntry): boolean => intersectionRatio >= 0.1;

/** Reports whether a film is near enough. */
export function watchFilm(film: Element, onChange: (isNear: boolean) => void): () => void {
  return watchIntersection(film, (newest) => onChange(isNear(newest)), nearFilm);
}
