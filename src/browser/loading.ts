import { showStatus } from '../start/status';

/** Current waits; each entry cancels one. */
const waits = new Set<() => void>();

const update = () => showStatus(waits.size > 0 ? 'waiting' : undefined);

/**
 * Shows the notice that something is loading.
 * @param cancel called when the visitor cancels.
 * @returns ends the wait; `failed` announces a failure.
 */
export function startLoading(cancel: () => void): (outcome?: 'failed') => void {
  waits.add(cancel);
  update();
  return (outcome) => {
    if (!waits.delete(cancel)) return;
    if (outcome === 'failed' && waits.size === 0) showStatus('failed');
    else update();
  };
}

/** Cancels every wait, and hides the notice. */
export function cancelLoading(): void {
  const all = [...waits];
  waits.clear();
  update();
  all.forEach((cancel) => cancel());
}
