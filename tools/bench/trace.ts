import type { Browser } from '@playwright/test';
import { openVisit, load, type VisitorOptions } from './visit.ts';

/** A style recalculation: its elements, and its time after the first paint in ms. */
export interface Recalculation {
  elements: number;
  after: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  args?: { elementCount?: number; endData?: { elementCount?: number } };
}

/** Elements that an untouched page may recalculate at once. */
const most = 50;

/**
 * Large style recalculations of an untouched page after its first paint, without fonts. They include the first styles of what the parser adds
 * later and of sections that come near the screen, which a page without scripts has as well.
 */
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
    .map(({ ts, args }) => ({
      elements: args?.elementCount ?? args?.endData?.elementCount ?? 0,
      after: (ts - painted) / 1000,
    }))
    .filter(({ elements }) => elements > most);
}
