import { flushSync } from 'react-dom';
import { restorePosition, type Position } from './scrollPosition';

/** Renders an update at once, and scrolls so that the first of the elements that is still there stays where it is in the viewport. */
export function updateKeepingPosition(positions: readonly Position[], update: () => void) {
  flushSync(update);
  restorePosition(positions);
}
