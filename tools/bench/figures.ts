export interface Task {
  start: number;
  duration: number;
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}

/** The median of each figure. */
export function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((one) => one[name] as number))]),
  ) as Figures;
}

/** Total blocking time of the tasks' parts after `from`. */
export const blockingTime = (tasks: readonly Task[], from: number) =>
  tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, from) - 50),
    0,
  );

/** `120`, or `lost`. */
export const asMs = (figure: number) => (Number.isFinite(figure) ? String(Math.round(figure)) : 'lost');

/** `1.05×`; nothing against nothing is 1, anything else against nothing has no ratio. */
export const asRatio = (figure: number, limit: number) =>
  figure > 0 && limit === 0 ? '–' : `${(limit === 0 ? 1 : figure / limit).toFixed(2)}×`;
