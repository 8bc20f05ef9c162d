import { curves, durations, progress } from '../time.ts';
import { cut } from '../words.ts';

/** When a clause's change is marked and decided, in seconds; undefined for never. */
export interface ChangeTimes {
  markedAt?: number;
  acceptedAt?: number;
  refusedAt?: number;
  /** When the commented span is highlighted, and when no longer. */
  litAt?: number;
  darkAt?: number;
  /** Hides the change bar in the margin. */
  hasNoBar?: boolean;
}

/** Seconds to make room for added lines. */
const opening = 0.25;
/** Between strike and insertion. Room for the insertion is made before, so that nothing overlaps. */
const pause = 0.15;
const delayOf = (isReplacement: boolean) => (isReplacement ? durations.strike + pause : opening);
/** Seconds for text to close up after acceptance. */
const closing = 0.24;
/** A rejected insertion disappears before the first dot. */
const dotsDelay = 0.45;

/** Start and end of each decision, and of its height change in between. */
function turnsOf(text: string, times: ChangeTimes) {
  const delay = delayOf(text.includes('<del>'));
  const turns = [
    { start: times.markedAt, seconds: delay + durations.insert, room: delay - opening },
    { start: times.acceptedAt, seconds: closing + opening, room: closing },
    { start: times.refusedAt, seconds: dotsDelay + durations.dots, room: durations.insert },
  ];
  return turns.filter((turn): turn is typeof turn & { start: number } => turn.start !== undefined);
}

/**
 * An insertion as far as it is written. Punctuation after it stays at the pen, and the rest of the word keeps its room behind it, so that
 * the line ends where it will end. Words after an insertion move with the pen.
 */
function drawInsertion(text: string, after: string, share: number, accepted: number): string {
  // No pause between a word and the punctuation at the pen.
  const written = cut(text, Math.round(text.length * share)).replace(/[\s,;(]+$/, '');
  if (!written) return after;
  const [rest = ''] = after ? text.slice(written.length).split(' ', 1) : [];
  return `<ins style="--accepted:${accepted}">${written}</ins>${after}<span class="unwritten">${rest}</span>`;
}

function drawChange(from: string, to: string, after: string, times: ChangeTimes, now: number): string {
  const struck = progress(now, times.markedAt, durations.strike, curves.ink);
  const closed = progress(now, times.acceptedAt, closing, curves.exit);
  const refused = progress(now, times.refusedAt, durations.insert, curves.ink);
  const dotted = progress(
    now,
    times.refusedAt === undefined ? undefined : times.refusedAt + dotsDelay,
    durations.dots,
    curves.linear,
  );
  const insertedAt = times.markedAt === undefined ? undefined : times.markedAt + delayOf(from !== '');
  const inserted = progress(now, insertedAt, durations.insert, curves.ink) * (1 - refused);

  // Removed text shrinks from its end.
  const kept = cut(from, Math.round(from.length * (1 - closed)));
  const deletion = !kept
    ? ''
    : refused === 1
      ? `<span class="stands" style="--drawn:${dotted}">${kept}</span>`
      : `<del style="--drawn:${struck * (1 - refused)}">${kept}</del>`;
  const insertion = drawInsertion(to, after, inserted, closed);
  return deletion && insertion.startsWith('<ins') ? `${deletion} ${insertion}` : deletion + insertion;
}

/** A change, and the punctuation after an insertion. */
const changes = /(?:<del>([^<]*)<\/del> )?<ins>([^<]*)<\/ins>((?:<\/mark>)?[.,;]?)|<del>([^<]*)<\/del>/g;

/** A clause's text at a moment. */
function drawText(text: string, times: ChangeTimes, now: number): string {
  const lit = progress(now, times.litAt, durations.note) - progress(now, times.darkAt, durations.note);
  return text
    .replace(changes, (_, from = '', to = '', after = '', deletion = from) =>
      drawChange(deletion, to, after, times, now),
    )
    .replaceAll('<mark>', `<mark style="--lit:${lit}">`);
}

/** A clause with proposed changes, marked up as in the site's messages: `<del>`, `<ins>`, and `<mark>` for the commented span. */
export function drawClause(text: string, times: ChangeTimes, now: number): string {
  const turn = turnsOf(text, times).find(({ start, seconds }) => now > start && now < start + seconds);
  const decidedAt = times.acceptedAt ?? times.refusedAt;
  const bar =
    progress(now, times.markedAt, durations.note) -
    progress(now, decidedAt === undefined ? undefined : decidedAt + closing, durations.note);
  const note = progress(
    now,
    times.refusedAt === undefined ? undefined : times.refusedAt + dotsDelay + durations.dots,
    durations.note,
  );
  return [
    '<div class="clause">',
    turn ? drawRoom(text, times, turn, now) : '',
    `<p>${drawText(text, times, now)}</p>`,
    bar && !times.hasNoBar ? `<i class="bar" style="opacity:${bar}"></i>` : '',
    // Latin in both languages.
    note ? `<span class="margin" style="opacity:${note}"><bdi>stet</bdi></span>` : '',
    '</div>',
  ].join('');
}

/** Hidden copies of the clause before and after a change, to interpolate its height. */
function drawRoom(
  text: string,
  times: ChangeTimes,
  turn: { start: number; seconds: number; room: number },
  now: number,
): string {
  const share = progress(now, turn.start + turn.room, opening);
  const copy = (moment: number, part: number) =>
    `<div class="room" style="grid-template-rows:${part}fr"><p>${drawText(text, times, moment)}</p></div>`;
  return copy(turn.start, 1 - share) + copy(turn.start + turn.seconds, share);
}
