import { showStatus } from '../start/status';

/** Current waits; each entry cancels one. */
const waits = new Set<() => void>();

const update = () => showStatus(waits.size > 0 ? 'waiting' : undefined);

/**
 * Shows the notice that something is loading.
 * @param giveUp called when the visitor cancels.
 * @returns ends the wait; `failed` announces a failure.
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
