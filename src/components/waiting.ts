import { showStatus } from '../start/status';

/** What is being waited for: each entry gives one wait up. */
const waits = new Set<() => void>();

const update = () => showStatus(waits.size > 0 ? 'waiting' : undefined);

/**
 * Says that the visitor waits for something, until it ends.
 * @param giveUp called when the visitor no longer wants it.
 * @returns ends the wait; told that it failed, says so.
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

/** Gives up everything that is being waited for, and takes the notice away. */
export function giveUpWaiting(): void {
  const all = [...waits];
  waits.clear();
  update();
  all.forEach((giveUp) => giveUp());
}
