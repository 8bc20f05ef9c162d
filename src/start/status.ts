/** What the page announces: loading, or failed. */
export type WaitingState = 'waiting' | 'failed';

/**
 * Shows and announces a state; hides it without one. `layout/LoadingNotice.tsx` renders the elements, which are in every page's HTML for
 * the start script.
 */
export function showStatus(state?: WaitingState): void {
  const { dataset } = document.documentElement;
  if (state) dataset.waiting = state;
  else delete dataset.waiting;
  const status = document.getElementById('waiting-status');
  if (status) status.textContent = (state && status.dataset[state]) ?? '';
}
