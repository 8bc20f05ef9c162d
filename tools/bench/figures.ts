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
export interface Interaction {
  /** From the event to the drawn effect; infinite if the action was lost. */
  effect: number;
  longestTask: number;
  /** Frames longer than 50 ms. */
  slowFrames: number;
}

export interface Task {
  start: number;
  duration: number;
}

/** The middle figure, or the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

/** The median of each figure. */
export function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0]!) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((one) => one[name] as number))]),
  ) as Figures;
}

/** Total blocking time of the tasks' parts after `from`. */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, from);
    return sum + Math.max(0, after - 50);
  }, 0);
}

/** `120`, or `lost`. */
export const asMs = (figure: number) => (Number.isFinite(figure) ? String(Math.round(figure)) : 'lost');

/** A figure as a multiple of another: `1.05×`. Of zero only zero has one. */
export const asRatio = (figure: number, limit: number) => {
  const times = figure === limit ? 1 : figure / limit;
  return Number.isFinite(times) ? `${times.toFixed(2)}×` : '–';
};

/** A Markdown table, formatted as by Prettier. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column]!))));
  return [padded[0], line(widths.map((width) => '-'.repeat(width))), ...padded.slice(1)].join('\n');
}
