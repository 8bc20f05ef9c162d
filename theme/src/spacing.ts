import { tokens } from './tokens';

const { space } = tokens;

/** The steps of the scale, under the numbers by which MUI counts space: 1 was drawn as 8 px. */
const steps = (
  [
    [0, space[0]],
    [0.5, space[1]],
    [1, space[2]],
    [1.5, space[3]],
    [2, space[4]],
    [2.5, space[5]],
    [3, space[6]],
    [4, space[7]],
    [5, space[8]],
    [6, space[9]],
    [7, space[10]],
    [8, space[11]],
    [10, space[12]],
    [12, space[13]],
    [14, space[14]],
  ] as const
).map(([factor, length]) => [factor, Number.parseFloat(length)] as const);

/** `spacing(2)`, `sx={{ gap: 2 }}`: a step of the scale in px; what lies between two steps is between their sizes. */
export function spacing(factor: number): number {
  if (factor < 0) return -spacing(-factor);
  const above = steps.findIndex(([step]) => step >= factor);
  const last = steps.at(-1)!;
  if (above < 0) return (factor / last[0]) * last[1];
  const [to, size] = steps[above]!;
  if (to === factor) return size;
  const [from, less] = steps[above - 1]!;
  return less + ((factor - from) / (to - from)) * (size - less);
}

/** The same for several sides, as a CSS value: `pads(1, 2)` is `8px 16px`. */
export const pads = (...factors: number[]) => factors.map((factor) => `${spacing(factor)}px`).join(' ');
