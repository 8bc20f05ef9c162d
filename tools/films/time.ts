import { tokens } from './stage/tokens.ts';

/** Maps elapsed time to progress; both from 0 to 1. */
export type Curve = (share: number) => number;

/** CSS's `cubic-bezier(x1, y1, x2, y2)`. */
function bezier(css: string): Curve {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = css.match(/-?[\d.]+/g)!.map(Number);
  const at = (first: number, second: number, u: number) =>
    3 * (1 - u) ** 2 * u * first + 3 * (1 - u) * u ** 2 * second + u ** 3;
  return (share) => {
    let [low, high] = [0, 1];
    // Bisection, down to floating-point precision.
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** Easings of the tokens. */
export const curves = {
  standard: bezier(tokens.easing.standard),
  ink: bezier(tokens.easing.ink),
  exit: bezier(tokens.easing.exit),
  linear: (share: number) => share,
};

/** Durations of the tokens, in seconds. */
export const durations = Object.fromEntries(
  Object.entries(tokens.duration).map(([name, milliseconds]) => [name, milliseconds / 1000]),
) as typeof tokens.duration;

/**
 * Progress of something that starts at `start` and takes `seconds`: 0 before, 1 after, and 0 if it never starts. Rounded, so that equal
 * frames have equal markup.
 */
export function progress(
  now: number,
  start: number | undefined,
  seconds: number,
  curve: Curve = curves.standard,
): number {
  if (start === undefined || now <= start) return 0;
  if (now >= start + seconds) return 1;
  return round(curve((now - start) / seconds));
}

/** Linear interpolation. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Four decimals are finer than a pixel. */
export const round = (number: number): number => Math.round(number * 1e4) / 1e4;
