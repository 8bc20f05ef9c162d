import type { Browser, CDPSession } from '@playwright/test';
import { openVisit, load, type VisitorOptions } from './visit.ts';

interface TraceEvent {
  name: string;
  ts: number;
  args?: {
    elementCount?: number;
    endData?: { elementCount?: number };
    data?: { reason?: string; nodeId?: number };
  };
}

/** Elements that an untouched page may recalculate at once. */
const most = 50;

/** What the browser traces while something is done. */
export async function traceOf(
  cdp: CDPSession,
  includedCategories: string[],
  during: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await during();
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** The style recalculations of a trace: when, in microseconds, and of how many elements (NaN if the trace does not say). */
export const recalculationsIn = (events: readonly TraceEvent[]) =>
  events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ ts, args }) => ({ ts, elements: args?.elementCount ?? args?.endData?.elementCount ?? NaN }));

/**
 * Large style recalculations of an untouched page after its first paint, without fonts. They include the first styles of what the parser adds
 * later and of sections that come near the screen, which a page without scripts has as well.
 * @returns how many elements, and when, in ms after the first paint.
 */
export async function recalculations(
  browser: Browser,
  path: string,
  options: VisitorOptions,
): Promise<{ elements: number; after: number }[]> {
  const { context, page, cdp } = await openVisit(browser, options);
  await page.route('**/*.woff2', (route) => route.abort());
  const events = await traceOf(cdp, ['devtools.timeline', 'loading', 'blink.user_timing'], () =>
    load(page, options.base + path),
  );
  await context.close();
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Infinity;
  return recalculationsIn(events)
    .filter(({ ts, elements }) => ts > painted && elements > most)
    .map(({ ts, elements }) => ({ elements, after: (ts - painted) / 1000 }));
}
