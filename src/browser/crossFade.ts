import { prefersReducedMotion } from './prefersReducedMotion';

/** The screen stands still until the new page is rendered: after so many ms it is shown without a fade. */
const longestHold = 200;

let rendered: () => void = () => undefined;

/**
 * Has the browser fade what is on screen into what the next call of `showPage` has rendered.
 * @returns resolves when the new page may render; at once where nothing fades.
 */
export function leavePage(): Promise<void> {
  // The prerenderer has no document.
  if (!globalThis.document?.startViewTransition || document.hidden || prefersReducedMotion())
    return Promise.resolve();
  return new Promise((resolve) => {
    // In a browser that draws no frames, nothing is pictured.
    setTimeout(resolve, longestHold);
    const fade = document.startViewTransition(() => {
      resolve();
      return new Promise<void>((show) => {
        rendered = show;
        setTimeout(() => {
          fade.skipTransition();
          show();
        }, longestHold);
      });
    });
    // One that is skipped needs no report.
    fade.ready.catch(() => undefined);
  });
}

/** Call this when a page has been rendered. */
export const showPage = (): void => rendered();
