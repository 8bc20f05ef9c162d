import { describe, expect, it } from 'vitest';
import { asMs, asRatio, blockingTime, medians } from './figures.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 2, 4, 100], 7],
  [[0, 0, 5], 0],
])('the median of %j is %d', (figures, expected) => {
  expect(medians(figures.map((a) => ({ a, b: a + 1 })))).toEqual({ a: expected, b: expected + 1 });
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
])('%d against %d is %s', (figure, limit, expected) => {
  expect(asRatio(figure, limit)).toBe(expected);
});

it('says that an action was lost', () => {
  expect([asMs(119.6), asMs(Infinity)]).toEqual(['120', 'lost']);
});
