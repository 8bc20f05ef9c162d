import createCache from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';
import { expect, test } from 'vitest';
import { rightToLeft } from './rightToLeft';

/** What Emotion writes where there is no document. */
function mirrored(styles: string): string | void {
  const cache = createCache({ key: 'a', stylisPlugins: rightToLeft });
  return cache.insert('.a', { name: styles, styles }, cache.sheet, true);
}

test('the plugin of a right-to-left cache is stylis-plugin-rtl, and nothing else (M2)', () => {
  expect(rightToLeft).toEqual([rtlPlugin]);
});

test.each([
  ['margin-left:1px;', '.a{margin-right:1px;}'],
  ['padding:1px 2px 3px 4px;', '.a{padding:1px 4px 3px 2px;}'],
  ['&:hover{left:0;}', '.a:hover{right:0;}'],
  ['@media print{text-align:left;}', '@media print{.a{text-align:right;}}'],
  ['@supports (gap:0){float:left;}', '@supports (gap:0){.a{float:right;}}'],
  ['@keyframes a{to{left:0;}}', '@keyframes a{to{right:0;}}'],
  ['transform:translateX(-50%);', '.a{transform:translateX(50%);}'],
  // What names no side, and what is marked, stays.
  ['margin-inline-start:1px;', '.a{margin-inline-start:1px;}'],
  ['/* @noflip */left:0;', '.a{left:0;}'],
])('it writes %s as %s (M2)', (css, expected) => {
  expect(mirrored(css)).toBe(expected);
});
