import { expect, it } from 'vitest';
import { indexAfterKey } from './arrowKeys';

it.each<[string, number, 'ltr' | 'rtl', number | undefined]>([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 5, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 5],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowLeft', 5, 'rtl', 0],
  ['ArrowRight', 0, 'rtl', 5],
  ['Home', 3, 'rtl', 0],
  ['End', 3, 'rtl', 5],
  ['Home', 3, 'ltr', 0],
  ['End', 3, 'ltr', 5],
  ['ArrowDown', 3, 'ltr', undefined],
  ['a', 3, 'ltr', undefined],
])('%s in item %i of six, %s, leads to %s (H4)', (key, index, direction, expected) => {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false };
  expect(indexAfterKey(event, index, 6, direction)).toBe(expected);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves arrows with %s to the browser', (modifier) => {
  const event = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false, [modifier]: true };
  expect(indexAfterKey(event, 3, 6, 'ltr')).toBeUndefined();
});
