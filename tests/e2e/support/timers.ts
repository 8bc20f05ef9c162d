import type { Page } from '@playwright/test';

/** Makes the page's timers of these lengths, in ms, last a minute, since a busy machine may need longer. Call it before the page opens. */
export const stretchTimers = (page: Page, ...lengths: number[]) =>
  page.addInitScript((stretched) => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimer(run, stretched.includes(delay) ? 60_000 : delay, ...rest)) as typeof window.setTimeout;
  }, lengths);
