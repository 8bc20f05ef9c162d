import { flushSync } from 'react-dom';
import { restorePosition, topOf } from './scrollPosition';

/** Renders an update at once, and scrolls so that the element stays where it is in the viewport. */
export function updateKeepingPosition(element: Element, update: () => void) {
  const positions = [{ element, top: topOf(element) }];
  flushSync(update);
  restorePosition(positions);
}
