import type { Language } from '../../../../src/locale/languages.ts';
import type { PointerMove, Scene } from '../../scene.ts';
import { drawActions, drawCard, drawRow, icon, slot, type Card } from '../../stage/panel.ts';
import { drawWindow, type WindowFrame } from '../../stage/window.ts';
import { curves, durations, mix, progress } from '../../time.ts';
import { cut, type Say } from '../../words.ts';

/** A clip independent of its format. Times are in seconds. */
export interface Story {
  seconds: number;
  frame: WindowFrame;
  page: (now: number) => string[];
  /** The panel's content. */
  cards: (now: number) => string[];
  /** Button presses. */
  presses?: readonly { at: number; id: string }[];
  phone: {
    /** The card over the document on phones. */
    cards: (now: number) => string[];
    raised: readonly { from: number; to?: number }[];
    /** Positions in px, where a clause begins in another line in each language. */
    scrolls?: readonly { from: number; to: number | Record<Language, number> }[];
  };
}

/** Seconds between press and effect. */
export const press = 0.1;

/** A time before the start. */
export const always = -60;

/** The whole window. */
export function wideClip(say: Say, { seconds, frame, page, cards, presses = [] }: Story): Scene {
  const moves = presses.map(({ at, id }): PointerMove => ({ at: at - 1, seconds: 1 - press, to: `#${id}` }));
  return {
    seconds,
    draw: (now) => drawWindow(say, frame, { page: page(now).join(''), cards: cards(now).join('') }),
    ...(moves.length && { pointer: { moves } }),
  };
}

/** The document alone, with one card at a time over its lower part. */
export function phoneClip(
  say: Say,
  { seconds, frame, page, presses = [], phone }: Story,
  language: Language,
): Scene {
  const moves = presses.map(({ at, id }): PointerMove => ({ at: at - press, seconds: 0, to: `#${id}` }));
  return {
    seconds,
    draw: (now) =>
      drawWindow(say, frame, {
        page: page(now).join(''),
        cards: phone.cards(now).join(''),
        raised: phone.raised.reduce(
          (sum, { from, to }) =>
            sum + progress(now, from, durations.note) - progress(now, to, durations.menu, curves.exit),
          0,
        ),
        scrolled: (phone.scrolls ?? []).reduce(
          (place, { from, to }) =>
            mix(place, typeof to === 'number' ? to : to[language], progress(now, from, 0.5, curves.ink)),
          0,
        ),
      }),
    ...(moves.length && { pointer: { moves } }),
  };
}

export const heading = (text: string) => `<h5>${text}</h5>`;

/** Buttons with ids `act-*` for the pointer. */
export const acts = (labels: Record<string, string>) =>
  drawActions(Object.entries(labels).map(([name, label]) => ({ id: `act-${name}`, label })));

/** A card that appears at `start`; after the decision it only shows the outcome. */
export function risingCard(
  { reference, ...card }: Card,
  now: number,
  start: number,
  decision?: { at: number; title: string },
): string {
  const shown = progress(now, start, durations.note);
  const decided = progress(now, decision?.at, durations.note);
  const common = { reference: reference && `<bdi>${reference}</bdi>`, active: 1 - decided };
  const drawn =
    decision && decided >= 0.5
      ? drawCard({ ...common, mark: icon('check'), title: decision.title })
      : drawCard({ ...card, ...common, open: 1 - decided });
  return slot(drawn, shown, shown);
}

/** Text typed in a field of the panel, which appears at `from` and is removed at `goneAt`. */
export function asked(text: string, now: number, start: number, goneAt?: number, from = start): string {
  const share = Math.min(1, Math.max(0, now - start - durations.note));
  const caret = share < 1 ? '<i class="caret"></i>' : '';
  // Reserves the space of text not typed yet.
  const written = Math.round(text.length * share);
  const rest = `<span class="unwritten">${text.slice(written)}</span>`;
  const shown = progress(now, from, durations.note) - progress(now, goneAt, durations.note);
  return slot(
    `<div class="question">${share < 1 ? `${cut(text, written)}${caret}${rest}` : text}</div>`,
    shown,
    shown,
  );
}

/** A list whose tags appear one after the other. */
export function list(
  rows: readonly { label: string; tag: string; kind?: string }[],
  now: number,
  start: number,
  pause: number,
): string {
  const lines = rows.map(({ label, tag, kind }, index) =>
    drawRow(label, tag, kind, progress(now, start + pause * index, durations.note)),
  );
  return `<div class="rows">${lines.join('')}</div>`;
}

export const legend = (title: string, count = '') =>
  `<div class="legend"><span>${title}</span><em>${count}</em></div>`;
