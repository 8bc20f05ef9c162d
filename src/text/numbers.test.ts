import { expect, it } from 'vitest';
import { numberText, priceText } from './numbers';

it.each([0, 7, 999, 1000, 20_000, 123_456, 1_000_000])('writes %i as English does', (value) => {
  expect(numberText(value)).toBe(new Intl.NumberFormat('en-US').format(value));
});

it.each([0, 5, 4_60, 48_00, 48_50, 999_99, 5000_00, 1_234_567_89])(
  'writes %i cents as English does',
  (cents) => {
    const dollars = (digits: number) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });
    expect(priceText(cents)).toBe(dollars(0).format(cents / 100));
    expect(priceText(cents, true)).toBe(dollars(2).format(cents / 100));
  },
);
