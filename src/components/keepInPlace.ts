import { flushSync } from 'react-dom';

/** Renders an update at once, and scrolls so that the element stays where it is in the viewport. */
export function keepInPlace(element: Element, update: () => void) {
  const { top } = element.getBoundingClientRect();
  flushSync(update);
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
