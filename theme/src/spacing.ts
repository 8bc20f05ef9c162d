import { tokens } from './tokens';

const { space } = tokens;

/** The scale by MUI's spacing factors: 1 was designed as 8 px. */
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

/** `spacing(2)`, `sx={{ gap: 2 }}`: a step of the scale in px, with fractions interpolated. Text such as `auto` is returned unchanged. */
export function spacing(factor: number): number;
export function spacing(factor: number | string): number | string;
export function spacing(factor: number | string): number | string {
  if (typeof factor === 'string') return factor;
  if (factor < 0) return -spacing(-factor);
  let below = { step: 0, size: 0 };
  for (const [step, size] of steps) {
    if (step === factor) return size;
    if (step > factor)
      return below.size + ((factor - below.step) / (step - below.step)) * (size - below.size);
    below = { step, size };
  }
  return (factor / below.step) * below.size;
}

/** The same as a CSS value: `pads(1, 2)` is `8px 16px`. */
export const pads = (...factors: number[]) => factors.map((factor) => `${spacing(factor)}px`).join(' ');
