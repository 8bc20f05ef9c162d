import type { Browser, Page } from '@playwright/test';
import { messages } from '../../tests/e2e/support/messages.ts';
import type { Language } from '../../tests/e2e/support/site.ts';
import { prepare, type FirstAct } from './acts.ts';
import { blockingTime, type Task } from './figures.ts';

/** Figures of one visit; times in milliseconds since navigation. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** Main thread blocking beyond 50 ms per task, after the first paint. */
  blocked: number;
  /** Bytes sent until the load event, in kB. */
  sent: number;
  elements: number;
}

/** Figures of a first action. */
export interface Act {
  /** From the event to the drawn effect; infinite if the action was lost. */
  effect: number;
  longestTask: number;
  /** Frames longer than 50 ms. */
  slowFrames: number;
}

/** A four times slower processor and a mediocre mobile network. */
const processor = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Time to observe a loaded page, since idle tasks run late; and after an action. */
const watched = 2500;
const effectTimeout = 15_000;

interface Watch {
  lcp: number;
  cls: number;
  tasks: Task[];
  frames: number[];
  /** Times of the action and of its effect. */
  acted?: number;
  effect?: number;
}

declare global {
  interface Window {
    bench: Watch;
  }
}

/** An init script. */
function watch() {
  const bench: Watch = { lcp: 0, cls: 0, tasks: [], frames: [] };
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

async function load(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(watched);
  const { tasks, ...seen } = await page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = entries.filter(({ responseEnd }) => responseEnd <= (navigation?.loadEventEnd ?? 0));
    return {
      lcp: window.bench.lcp,
      cls: window.bench.cls,
      tasks: window.bench.tasks,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      sent: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      elements: document.getElementsByTagName('*').length,
    };
  });
  return { ...seen, blocked: blockingTime(tasks, seen.fcp) };
}

/** Performs a first action and measures until its effect is drawn. */
async function act(page: Page, first: FirstAct, language: Language): Promise<Act> {
  const { label, perform } = await prepare(first, page, messages(language));
  await page.evaluate(
    ({ effect, label, event }) => {
      const { bench } = window;
      bench.tasks = [];
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      const isDone = new Function('label', `return ${effect}`) as (label: string) => boolean;
      const began = ({ timeStamp }: Event) => (bench.acted ??= timeStamp);
      addEventListener(event, began, { capture: true, passive: true });
      const frame = () => {
        bench.frames.push(performance.now());
        if (bench.acted !== undefined && bench.effect === undefined && isDone(label))
          // The next frame has drawn it.
          requestAnimationFrame((drawn) => (bench.effect = drawn));
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    { effect: first.effect, label, event: first.event },
  );
  await perform();
  await page
    .waitForFunction(() => window.bench.effect !== undefined, undefined, { timeout: effectTimeout })
    .catch(() => undefined);
  await page.waitForTimeout(watched);
  const { acted = 0, effect = Infinity, tasks, frames } = await page.evaluate(() => window.bench);
  const during = tasks.filter(({ start, duration }) => start + duration >= acted);
  const pauses = frames.filter((at) => at >= acted).map((at, index, all) => at - (all[index - 1] ?? at));
  return {
    effect: effect - acted,
    longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
    slowFrames: pauses.filter((pause) => pause > 50).length,
  };
}

interface VisitOptions {
  origin: string;
  path: string;
  language: Language;
  first?: FirstAct | undefined;
}

/** Visits a page once, with an empty cache and slow processor and network, and performs a first action if there is one. */
export async function visit(browser: Browser, { origin, path, language, first }: VisitOptions) {
  const context = await browser.newContext({ ...phone, locale: language });
  await context.addCookies([{ name: 'lng', value: language, url: origin }]);
  // tsx calls a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watch);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const seen = await load(page, origin + path);
  const acted = first && (await act(page, first, language));
  await context.close();
  return { seen, acted };
}
