import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { tsxHelper } from '../browser.ts';
import type { FirstInteraction, Words } from './interactions.ts';
import { blockingTime, type Interaction, type Task, type Visit } from './figures.ts';

/** A four times slower processor and a mediocre mobile network. */
const processor = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Time to observe a loaded page, since idle tasks run late. */
const observation = 2500;
/** Time limit for an action's effect; afterwards the page is observed a little longer. */
export const effectTimeout = 15_000;
const interactionObservation = 2000;

interface Metrics {
  lcp: number;
  cls: number;
  tasks: Task[];
  /** Frame times since an action was awaited. */
  frames: number[];
  /** Times of the action and of its effect. */
  interacted?: number;
  effect?: number;
}

declare global {
  interface Window {
    bench: Metrics;
  }
}

/** An init script. */
function recordMetrics() {
  const bench: Metrics = { lcp: 0, cls: 0, tasks: [], frames: [] };
  window.bench = bench;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (bench.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => bench.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.cls += value;
  });
}

export interface VisitorOptions {
  language: string;
  /** The site's origin. */
  base: string;
}

/** Opens a context for one visit, with an empty cache and slow processor and network. */
export async function openVisit(
  browser: Browser,
  { language, base }: VisitorOptions,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: language });
  await context.addCookies([{ name: 'lng', value: language, url: base }]);
  await context.addInitScript(tsxHelper);
  await context.addInitScript(recordMetrics);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { context, page, cdp };
}

/** Loads a page without acting on it. */
export async function load(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(observation);
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loaded = resources.filter(({ responseEnd }) => responseEnd <= navigation!.loadEventEnd);
    return {
      ...window.bench,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      sent: [navigation!, ...loaded].reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      elements: document.getElementsByTagName('*').length,
    };
  });
  const { fcp, lcp, cls, sent, elements, tasks } = seen;
  return { fcp, lcp, cls, blocked: blockingTime(tasks, fcp), sent, elements };
}

/** Performs a first action and measures until its effect is drawn. */
export async function interact(page: Page, first: FirstInteraction, words: Words): Promise<Interaction> {
  const target = await first.target(page, words);
  // Has Playwright evaluate its own script now: it takes a tenth of a second, which would count as a task after the interaction.
  await page.waitForFunction(() => true);
  await page.evaluate(
    ({ effect, label, event }) => {
      const { bench } = window;
      bench.tasks = [];
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      const isDone = new Function('label', `return ${effect}`) as (label: string) => boolean;
      addEventListener(event, ({ timeStamp }) => (bench.interacted ??= timeStamp), {
        capture: true,
        passive: true,
      });
      const frame = () => {
        bench.frames.push(performance.now());
        if (bench.interacted !== undefined && bench.effect === undefined && isDone(label))
          // The next frame has drawn it.
          requestAnimationFrame((drawn) => (bench.effect = drawn));
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    { effect: first.effect, label: target.label, event: first.event },
  );
  await target.perform();
  await page
    .waitForFunction(() => window.bench.effect !== undefined, undefined, { timeout: effectTimeout })
    .catch(() => undefined);
  await page.waitForTimeout(interactionObservation);
  const { interacted = 0, effect = Infinity, tasks, frames } = await page.evaluate(() => window.bench);
  const later = frames.filter((at) => at >= interacted);
  return {
    effect: effect - interacted,
    longestTask: Math.max(
      0,
      ...tasks
        .filter(({ start, duration }) => start + duration >= interacted)
        .map(({ duration }) => duration),
    ),
    slowFrames: later.filter((at, index) => index > 0 && at - later[index - 1]! > 50).length,
  };
}
