import { largestPackage, tokenPackages, type TokenPackage } from '../../data/tokens';

/** Positions in the chart, in percent. Sizes are logarithmic; rates start below the lowest one instead of zero, which the page says. */

/** Axis labels: millions of tokens, and cents per million. */
export const ticks = { sizes: [5, 50, 500, 5_000, 20_000], rates: [6_00, 5_50, 5_00, 4_50, 4_00] } as const;

const smallest = tokenPackages[0].millions;
const largest = largestPackage.millions;
const lowestRate = 3_80;
const highestRate = 6_20;

/** Leaves room for the last step. */
const endOfSizes = 96;

const rounded = (percent: number) => Math.round(percent * 100) / 100;

/** The horizontal position of a size. */
export function xOf(millions: number): number {
  return rounded((Math.log(millions / smallest) / Math.log(largest / smallest)) * endOfSizes);
}

/** The vertical position of a rate. */
export function yOf(rate: number): number {
  return rounded(((highestRate - rate) / (highestRate - lowestRate)) * 100);
}

/** The rates as a step line in a 100 × 100 square: each holds up to the next larger package. */
export function stepLine(): string {
  const [first, ...others] = tokenPackages;
  const steps = others.map(({ millions, rate }) => `H${xOf(millions)}V${yOf(rate)}`);
  return `M${xOf(first.millions)} ${yOf(first.rate)}${steps.join('')}H100`;
}

/** The package nearest to a horizontal position. */
export function packageNear(x: number): TokenPackage {
  return tokenPackages.reduce<TokenPackage>(
    (nearest, one) => (Math.abs(xOf(one.millions) - x) < Math.abs(xOf(nearest.millions) - x) ? one : nearest),
    tokenPackages[0],
  );
}
