import type { Browser } from '@playwright/test';
import { openVisit, load, type VisitorOptions } from './visit.ts';

/** A style recalculation after the first paint: elements, time and duration in ms. */
export interface Recalculation {
  elements: number;
  after: number;
  duration: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  args?: { elementCount?: number; endData?: { elementCount?: number } };
}

/** Elements that an untouched page may recalculate at once. */
const most = 50;

/** Large style recalculations of an untouched page after its first paint, except those after fonts have loaded. */
export async function recalculations(
  browser: Browser,
  path: string,
  options: VisitorOptions,
): Promise<Recalculation[]> {
  const { context, page, cdp } = await openVisit(browser, options);
  await page.route('**/*.woff2', (route) => route.abort());
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  await load(page, options.base + path);
  await cdp.send('Tracing.end');
  await complete;
  await context.close();
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Infinity;
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > painted)
    .map(({ ts, dur = 0, args }) => ({
      elements: args?.elementCount ?? args?.endData?.elementCount ?? 0,
      after: (ts - painted) / 1000,
      duration: dur / 1000,
    }))
    .filter(({ elements }) => elements > most);
}
