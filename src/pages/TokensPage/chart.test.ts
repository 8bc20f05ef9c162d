import { describe, expect, it } from 'vitest';
import { postpaidRate, tokenPackages } from '../../data/tokens';
import { packageNear, stepLine, ticks, xOf, yOf } from './chart';

describe('the chart of rates (T4)', () => {
  it('places sizes on a logarithmic scale', () => {
    expect(xOf(50) - xOf(5)).toBeCloseTo(xOf(5_000) - xOf(500), 1);
    expect(xOf(5)).toBe(0);
  });

  it('contains every package, every tick and the postpaid rate', () => {
    const xs = [...tokenPackages.map(({ millions }) => millions), ...ticks.sizes].map(xOf);
    const ys = [...tokenPackages.map(({ rate }) => rate), ...ticks.rates, postpaidRate].map(yOf);
    for (const place of [...xs, ...ys]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
  });

  it('has one step down for each package after the first', () => {
    const drops = [...stepLine().matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
    expect(drops).toEqual(tokenPackages.slice(1).map(({ rate }) => yOf(rate)));
    expect(drops).toEqual(drops.toSorted((a, b) => a - b));
  });

  it.each(tokenPackages)('finds $millions million at the position of its step', (one) => {
    expect(packageNear(xOf(one.millions))).toBe(one);
  });

  it.each([
    [-5, 5],
    [100, 20_000],
  ])('finds the outermost package from %i percent', (x, millions) => {
    expect(packageNear(x).millions).toBe(millions);
  });
});
