import type { Browser } from '@playwright/test';
import { menuInteraction, type Words } from './interactions.ts';
import { openVisit, effectTimeout, type VisitorOptions } from './visit.ts';

/** Period after the first paint in which taps are made, in ms. */
const span = 4000;

/**
 * Taps the menu button at times between first paint and hydration, every second time after a scroll, which starts the application.
 * @returns the times of taps without effect, in ms after the first paint.
 */
export async function tapAtMoments(
  browser: Browser,
  path: string,
  words: Words,
  options: VisitorOptions & { times: number },
): Promise<number[]> {
  const lost: number[] = [];
  for (let count = 1; count <= options.times; count++) {
    const { context, page } = await openVisit(browser, options);
    await page.goto(options.base + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const target = await menuInteraction.target(page, words);
    const moment = Math.random() * span;
    if (count % 2 === 0) await page.evaluate(() => window.scrollBy({ top: 1, behavior: 'instant' }));
    await page.waitForTimeout(moment);
    await target.perform();
    const opened = page.getByRole('dialog').getByRole('link').first();
    await opened.waitFor({ timeout: effectTimeout }).catch(() => lost.push(Math.round(moment)));
    await context.close();
    if (count % 10 === 0) console.log(`  ${count}/${options.times} taps, ${lost.length} lost`);
  }
  return lost;
}
