import { showStatus } from '../start/status';

/** The waits under way: each entry cancels one. */
const waits = new Set<() => void>();

const update = () => showStatus(waits.size > 0 ? 'waiting' : undefined);

/**
 * Shows the notice that the page is loading something, until it ends.
 * @param giveUp called when the visitor cancels.
 * @returns ends the wait, and announces a failure when called with `failed`.
 */
export function startWaiting(giveUp: () => void): (outcome?: 'failed') => void {
  waits.add(giveUp);
  update();
  return (outcome) => {
    if (!waits.delete(giveUp)) return;
    if (outcome === 'failed' && waits.size === 0) showStatus('failed');
    else update();
  };
}

/** Cancels every wait, and hides the notice. */
export function giveUpWaiting(): void {
  const all = [...waits];
  waits.clear();
  update();
  all.forEach((giveUp) => giveUp());
}
