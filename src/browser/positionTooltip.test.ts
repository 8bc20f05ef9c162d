import { describe, expect, it } from 'vitest';
import { positionTooltip } from './positionTooltip';

const card = { width: 300, height: 100 };
const desktop = { width: 1000, height: 800 };
const phone = { width: 320, height: 640 };
const link = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 20 });

describe('The card of a reference (X8)', () => {
  it.each([
    ['below its link, flush with its start', link(400, 300), desktop, false, { x: 400, y: 328 }],
    ['flush with its start in Hebrew', link(400, 300), desktop, true, { x: 180, y: 328 }],
    ['above where there is no room below', link(400, 720), desktop, false, { x: 400, y: 612 }],
    [
      'below where it is too high for both',
      link(0, 60),
      { width: 320, height: 160 },
      false,
      { x: 16, y: 88 },
    ],
    ['inside the window at its end', link(900, 300), desktop, false, { x: 684, y: 328 }],
    ['inside the window at its end in Hebrew', link(100, 300), desktop, true, { x: 16, y: 328 }],
    ['inside a phone', link(220, 300), phone, false, { x: 16, y: 328 }],
  ])('is placed %s', (_where, at, window, isRightToLeft, place) => {
    expect(positionTooltip(at, card, window, isRightToLeft)).toEqual(place);
  });

  it.each([
    ['ends with its text', { left: 100, right: 500 }, false, 200],
    ['ends with its text in Hebrew', { left: 350, right: 700 }, true, 350],
    ['ignores a text narrower than itself', { left: 300, right: 500 }, false, 400],
  ])('%s', (_what, text, isRightToLeft, x) => {
    expect(positionTooltip(link(400, 300), card, desktop, isRightToLeft, text)).toEqual({ x, y: 328 });
  });
});
