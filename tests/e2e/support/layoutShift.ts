import type { Page } from '@playwright/test';
import { nextFrame } from './hydration.ts';

/** Sums up layout shifts without recent input. Call it before the page opens. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { total: 0 };
    window.shift = shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shift.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // An observer is called after the next frame.
    await nextFrame(page);
    return page.evaluate(() => window.shift.total);
  };
}
