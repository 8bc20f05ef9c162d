import { largestPackage, tokenPackages, type TokenPackage } from '../../data/tokens';

/**
 * Where things are in the chart of rates, in percent of its width and height. The axis of sizes is logarithmic; that of rates
 * begins below the lowest one, not at zero, and the page says so.
 */

/** What is written along the axes: millions of tokens, and cents per million. */
export const ticks = { sizes: [5, 50, 500, 5_000, 20_000], rates: [6_00, 5_50, 5_00, 4_50, 4_00] } as const;

const smallest = tokenPackages[0].millions;
const largest = largestPackage.millions;
const lowestRate = 3_80;
const highestRate = 6_20;

/** The largest package lies a little before the end, so that its step can be seen. */
const endOfSizes = 96;

const rounded = (percent: number) => Math.round(percent * 100) / 100;

/** How far along the axis a size lies. */
export function xOf(millions: number): number {
  return rounded((Math.log(millions / smallest) / Math.log(largest / smallest)) * endOfSizes);
}

/** How far down the axis a rate lies. */
export function yOf(rate: number): number {
  return rounded(((highestRate - rate) / (highestRate - lowestRate)) * 100);
}

/** The rates as a line of steps, in the coordinates of a square of 100: a rate holds until the next larger package. */
export function stepLine(): string {
  const [first, ...others] = tokenPackages;
  const steps = others.map(({ millions, rate }) => `H${xOf(millions)}V${yOf(rate)}`);
  return `M${xOf(first.millions)} ${yOf(first.rate)}${steps.join('')}H100`;
}

/** The package nearest to a place along the axis. */
export function packageNear(x: number): TokenPackage {
  return tokenPackages.reduce<TokenPackage>(
    (nearest, one) => (Math.abs(xOf(one.millions) - x) < Math.abs(xOf(nearest.millions) - x) ? one : nearest),
    tokenPackages[0],
  );
}
