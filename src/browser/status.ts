/** Why loading has ended without success: for lack of a network, or because the site has been updated since the page was opened. */
export type FailedState = 'failed' | 'stale';

/** What the page announces: loading, or a failure. */
export type WaitingState = 'waiting' | FailedState;

/** Milliseconds before loading is announced: what is there sooner needs no words. */
export const noticeDelay = 1000;

let announcement: ReturnType<typeof setTimeout>;

/**
 * Shows and announces a state; hides it without one. `layout/LoadingNotice.tsx` renders the elements, which are in every page's HTML for
 * the start script, and delays what is seen.
 */
export function showStatus(state?: WaitingState): void {
  const { dataset } = document.documentElement;
  if (state) dataset.waiting = state;
  else delete dataset.waiting;
  clearTimeout(announcement);
  announcement = setTimeout(
    () => {
      const status = document.getElementById('waiting-status');
      if (status) status.textContent = document.querySelector(`span[data-text=${state}]`)?.textContent ?? '';
    },
    state === 'waiting' ? noticeDelay : 0,
  );
}
