// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redrawMarks } from './redrawMarks';

const title =
  '<h1>It <del>decides</del> <ins>marks</ins>.<span>You <b class="stet-dots">stay</b>.</span></h1>';
const drawing: Partial<Animation> = {};

beforeEach(() => {
  document.body.innerHTML = `<main>${title}</main>`;
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = vi.fn<() => Animation>(() => drawing as Animation);
});
afterEach(() => document.body.replaceChildren());

it('draws marks on one copy of their block, and the words stay', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
  redrawMarks('ease');

  const copies = document.querySelectorAll<HTMLElement>('h1 > div');
  expect(copies).toHaveLength(1);
  expect(vi.mocked(Element.prototype.animate).mock.contexts).toEqual([...copies]);
  expect(copies[0]?.style.webkitTextFillColor).toBe('transparent');
  const words = document.querySelectorAll<HTMLElement>('h1 > del, h1 > ins, h1 > span > b');
  expect([...words].map(({ style }) => style.textDecorationColor)).toEqual(Array(3).fill('transparent'));

  drawing.onfinish?.call(drawing as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(document.querySelector('main')?.innerHTML).toBe(title);
});

it('leaves marks that are off the screen or in motion', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 100, 20));
  redrawMarks('ease');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
  Element.prototype.getAnimations = () => [drawing as Animation];
  redrawMarks('ease');
  expect(document.querySelector('main')?.innerHTML).toBe(title);
});
