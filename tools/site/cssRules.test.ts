import { expect, it } from 'vitest';
import { overlap } from './cssRules.ts';

it.each([
  ['margin', 'margin-inline-start', true],
  ['margin-inline', 'margin-left', true],
  ['margin-inline', 'margin-block', false],
  ['border-color', 'border-block-start', true],
  ['border-block-end', 'border-block-start', false],
  ['border-radius', 'border-start-end-radius', true],
  ['border-radius', 'border', false],
  ['inset', 'left', true],
  ['inset-inline-start', 'right', true],
  ['min-width', 'min-inline-size', true],
  ['min-width', 'inline-size', false],
  ['font', 'line-height', true],
  ['font', 'font-feature-settings', true],
  ['place-items', 'align-items', true],
  ['grid-gap', 'row-gap', true],
  ['white-space', 'text-wrap', true],
  ['-webkit-print-color-adjust', 'color-adjust', true],
  ['overflow', 'overflow-wrap', false],
])('%s and %s can set the same: %s', (one, other, expected) => {
  expect([overlap(`${one}:0`, `${other}:0`), overlap(`${other}:0`, `${one}:0`)]).toEqual([
    expected,
    expected,
  ]);
});
