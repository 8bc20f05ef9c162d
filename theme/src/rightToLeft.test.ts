import { compile, middleware, serialize, stringify } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { expect, test } from 'vitest';
import { rightToLeft } from './rightToLeft';

const mirrored = (css: string) => serialize(compile(css), middleware([...rightToLeft, stringify]));

test('the plugin of a right-to-left cache is stylis-plugin-rtl, and nothing else (M2)', () => {
  expect(rightToLeft).toEqual([rtlPlugin]);
});

test.each([
  ['.a{margin-left:1px;}', '.a{margin-right:1px;}'],
  ['.a{padding:1px 2px 3px 4px;}', '.a{padding:1px 4px 3px 2px;}'],
  ['.a:hover{left:0;}', '.a:hover{right:0;}'],
  ['@media print{.a{text-align:left;}}', '@media print{.a{text-align:right;}}'],
  ['@supports (gap:0){.a{float:left;}}', '@supports (gap:0){.a{float:right;}}'],
  ['@keyframes a{to{left:0;}}', '@keyframes a{to{right:0;}}'],
  ['.a{transform:translateX(-50%);}', '.a{transform:translateX(50%);}'],
  // What names no side, and what is marked, stays.
  ['.a{margin-inline-start:1px;}', '.a{margin-inline-start:1px;}'],
  ['.a{/* @noflip */left:0;}', '.a{left:0;}'],
])('it writes %s as %s (M2)', (css, expected) => {
  expect(mirrored(css)).toBe(expected);
});
