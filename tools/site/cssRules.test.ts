import { expect, it } from 'vitest';
import { specificity } from './cssRules.ts';

it.each([
  ['*', 0],
  ['li', 1],
  ['.a', 1000],
  ['.a>*', 1000],
  ['.a>li::before', 1002],
  ['.a:where(.b, #c)', 1000],
  ['.a>:not(style)~:not(style)', 1002],
  ['.a:is(b, .c:not(#d))', 1_002_000],
  ['.a:nth-of-type(2n)', 2000],
  ['[dir=rtl] .a[aria-label="x y"]', 3000],
])('the specificity of %s is %i', (selector, expected) => {
  expect(specificity(selector)).toBe(expected);
});
