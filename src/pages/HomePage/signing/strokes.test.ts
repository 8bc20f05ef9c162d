import { expect, it } from 'vitest';
import { pathOf } from './strokes';

it('draws a stroke from its first point to its last (X21)', () => {
  const path = pathOf([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
    { x: 5, y: 8 },
  ]);
  expect(path).toBe('M1 2Q3 4 4 6Q5 8 5 8');
});

it('draws a dot for a single point, and nothing without points (X21)', () => {
  expect(pathOf([{ x: 1.04, y: 2 }])).toBe('M1 2h0.1');
  expect(pathOf([])).toBe('');
});
