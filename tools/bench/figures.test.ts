import { describe, expect, it } from 'vitest';
import { asMs, asRatio, blockingTime, median, medians, table } from './figures.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 2, 4, 100], 7],
  [[0, 0, 5], 0],
])('the median of %j is %d', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

it('takes the median of each figure by itself', () => {
  expect(
    medians([
      { a: 1, b: 30 },
      { a: 3, b: 10 },
      { a: 2, b: 20 },
    ]),
  ).toEqual({ a: 2, b: 20 });
});

describe('blocking time', () => {
  it.each([
    ['nothing without tasks', [], 0],
    ['nothing for a task of 50 ms', [{ start: 200, duration: 50 }], 0],
    ['what a task takes beyond 50 ms', [{ start: 200, duration: 130 }], 80],
    [
      'the sum of them',
      [
        { start: 200, duration: 60 },
        { start: 300, duration: 70 },
      ],
      30,
    ],
    ['nothing for a task before the first paint', [{ start: 0, duration: 90 }], 0],
    ['only the part after the first paint', [{ start: 40, duration: 160 }], 50],
  ])('is %s', (_title, tasks, expected) => {
    expect(blockingTime(tasks, 100)).toBe(expected);
  });
});

it.each([
  [300, 200, '1.50×'],
  [200, 200, '1.00×'],
  [0, 0, '1.00×'],
  [0.2, 0, '–'],
])('%d against %d is %s', (figure, limit, written) => {
  expect(asRatio(figure, limit)).toBe(written);
});

it('marks an action without effect as lost', () => {
  expect([asMs(119.6), asMs(Infinity)]).toEqual(['120', 'lost']);
});

it('writes a table', () => {
  expect(
    table([
      ['page', 'LCP'],
      ['/', '1.00×'],
    ]),
  ).toBe('| page | LCP   |\n| ---- | ----- |\n| /    | 1.00× |');
});
