import { expect, test } from 'vitest';
import { getTheme } from './getTheme';
import { spacing } from './spacing';
import { tokens } from './tokens';

test('MUI’s count of spacing reads the scale', () => {
  expect(getTheme('ltr').spacing(2)).toBe(tokens.space[4]);
  expect(getTheme('ltr').spacing(0.5, 14)).toBe(`${tokens.space[1]} ${tokens.space[14]}`);
});

test('a length or keyword in MUI’s count of spacing stays as it is', () => {
  const theme = getTheme('ltr');
  expect(theme.spacing(1, 'auto')).toBe('8px auto');
  expect(theme.spacing('1rem', '0', -1)).toBe('1rem 0 -8px');
});

test.each([
  [-2, -16],
  [0, 0],
  [1.25, 10],
  [9, 72],
  [20, 160],
])(
  'spacing(%d) is %d: between two steps, beyond the last and below nothing it goes on evenly',
  (factor, pixels) => {
    expect(spacing(factor)).toBeCloseTo(pixels);
  },
);
