import { describe, expect, it } from 'vitest';
import { tokenRates } from './prices';
import {
  breakEvenMillions,
  findPackage,
  highlighted,
  nextStep,
  postpaidRate,
  tokenPackages,
  totalOf,
} from './tokens';

const packageOf = (millions: number) => findPackage(String(millions));

describe('token packages (T1, T3)', () => {
  it.each([
    [5, 5_00, 25],
    [10, 4_90, 49],
    [50, 4_80, 240],
    [100, 4_70, 470],
    [200, 4_60, 920],
    [500, 4_50, 2_250],
    [1_000, 4_40, 4_400],
    [2_000, 4_30, 8_600],
    [5_000, 4_20, 21_000],
    [10_000, 4_10, 41_000],
    [20_000, 4_00, 80_000],
  ])('%i million cost %i cents each and $%i together', (millions, rate, dollars) => {
    expect(packageOf(millions)).toMatchObject({ millions, rate });
    expect(totalOf(packageOf(millions))).toBe(dollars * 100);
  });

  it('are complete; the highlighted one is the largest below its limit', () => {
    expect(tokenPackages).toHaveLength(11);
    expect(highlighted.millions).toBe(200);
    const below = tokenPackages.filter((one) => totalOf(one) < highlighted.below);
    expect(below.at(-1)?.millions).toBe(highlighted.millions);
  });

  it('run from the highest to the lowest rate of the price list, below the postpaid one (P8)', () => {
    const rates = tokenPackages.map(({ rate }) => rate);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect([rates[0], rates.at(-1)]).toEqual([tokenRates.highest, tokenRates.lowest]);
    expect(Math.max(...rates)).toBeLessThan(postpaidRate);
  });
});

describe('the package an address names (T2)', () => {
  it.each([
    ['200', 200],
    ['20000', 20_000],
    [null, 5],
    ['', 5],
    ['7', 5],
    ['-200', 5],
    ['200.0', 5],
    ['2e2', 5],
    [' 200', 5],
    ['1,000', 5],
    ['NaN', 5],
  ])('for %j is %i million', (size, millions) => {
    expect(findPackage(size).millions).toBe(millions);
  });
});

describe('the next step', () => {
  it.each([
    [5, { millions: 5, cents: 24_00, rate: 4_90 }],
    [200, { millions: 300, cents: 1_330_00, rate: 4_50 }],
    [10_000, { millions: 10_000, cents: 39_000_00, rate: 4_00 }],
    [20_000, undefined],
  ])('from %i million is %o', (millions, step) => {
    expect(nextStep(packageOf(millions))).toEqual(step);
  });
});

describe('the break-even against postpaid tokens (P8)', () => {
  it.each([
    [5, 5],
    [10, 9],
    // 40 million cost $240 either way: from 41 on the package is cheaper.
    [50, 41],
    [100, 79],
    [200, 154],
    [20_000, 13_334],
  ])('of %i million is %i million used', (millions, used) => {
    expect(breakEvenMillions(packageOf(millions))).toBe(used);
  });

  it.each(tokenPackages)('is exact for $millions million', (one) => {
    const used = breakEvenMillions(one);
    expect(used * postpaidRate).toBeGreaterThan(totalOf(one));
    expect((used - 1) * postpaidRate).toBeLessThanOrEqual(totalOf(one));
  });
});
