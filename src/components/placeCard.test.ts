import { describe, expect, it } from 'vitest';
import { placeCard } from './placeCard';

const card = { width: 300, height: 100 };
const desktop = { width: 1000, height: 800 };
const phone = { width: 320, height: 640 };
const link = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 20 });

describe('The card of a reference (X8)', () => {
  it.each([
    ['above its link, flush with its start', link(400, 300), desktop, false, { x: 400, y: 192 }],
    ['flush with its start in Hebrew', link(400, 300), desktop, true, { x: 180, y: 192 }],
    ['below where there is no room above', link(400, 60), desktop, false, { x: 400, y: 88 }],
    ['inside the window at its end', link(900, 300), desktop, false, { x: 684, y: 192 }],
    ['inside the window at its end in Hebrew', link(100, 300), desktop, true, { x: 16, y: 192 }],
    ['inside a phone', link(220, 300), phone, false, { x: 16, y: 192 }],
  ])('stands %s', (_where, at, window, isRightToLeft, place) => {
    expect(placeCard(at, card, window, isRightToLeft)).toEqual(place);
  });
});
