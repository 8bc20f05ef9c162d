/** What the page announces: loading, or failed. */
export type WaitingState = 'waiting' | 'failed';

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
      if (status) status.textContent = (state && status.dataset[state]) ?? '';
    },
    state === 'waiting' ? noticeDelay : 0,
  );
}
