/** What the page announces while it fetches something: that it is loading, or that it could not be loaded. */
export type WaitingState = 'waiting' | 'failed';

/**
 * Shows and announces that something is being fetched, or could not be; without a state, nothing. `layout/WaitingNotice.tsx`
 * renders the elements; they are part of every page's HTML, so that the start script can use them as well.
 */
export function showStatus(state?: WaitingState): void {
  const { dataset } = document.documentElement;
  if (state) dataset.waiting = state;
  else delete dataset.waiting;
  const status = document.getElementById('waiting-status');
  if (status) status.textContent = (state && status.dataset[state]) ?? '';
}
