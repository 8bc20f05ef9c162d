import type { Language } from '../../../src/locale/languages.ts';
import type { Caption, Scene } from '../scene.ts';
import { drawClause, type ChangeTimes } from '../stage/clause.ts';
import { drawActs, drawCard, drawFoot, icon, slot } from '../stage/panel.ts';
import { drawWindow } from '../stage/window.ts';
import { texts } from '../texts/index.ts';
import { curves, durations, mix, progress } from '../time.ts';

/** When each part of the story happens, in seconds. A decision falls a tenth of a second after the button is pressed. */
const at = {
  read: 0.3,
  ask: 2.4,
  agree: 4,
  markCap: 5.2,
  showRule: 6.2,
  markCarveOut: 10.9,
  markClaims: 11.6,
  allMarked: 13.6,
  acceptCap: 14.9,
  acceptCarveOut: 16.7,
  reject: 19.1,
  stands: 20,
} as const;

/** Close enough that letters of the page, and of its margin, are 20 px high in a film 640 wide. */
const page = 1.72;
const margin = 2.12;

const changes = ['cap', 'carveOut', 'claims'] as const;

const times: Record<(typeof changes)[number], ChangeTimes> = {
  cap: { markedAt: at.markCap, litAt: at.showRule, darkAt: at.acceptCap, acceptedAt: at.acceptCap },
  carveOut: { markedAt: at.markCarveOut, acceptedAt: at.acceptCarveOut },
  // The person has pressed the button; the words stand when the camera is back at them.
  claims: { markedAt: at.markClaims, refusedAt: at.stands },
};

/** When a change's card appears, becomes the current one, and is decided. */
const cardTimes = {
  cap: { shownAt: at.showRule, currentAt: at.showRule, decidedAt: at.acceptCap },
  carveOut: { shownAt: at.markCarveOut + 0.9, currentAt: at.acceptCap + 0.2, decidedAt: at.acceptCarveOut },
  claims: { shownAt: at.markClaims + 0.9, currentAt: at.acceptCarveOut + 0.2, decidedAt: at.reject },
};

/** The moment of the still: everything is marked, nothing is decided. */
export const allMarked = at.allMarked;

/**
 * The film of the hero (H1): the assistant reads, asks, and marks a clause; a person accepts two changes and refuses the
 * third, which ends it.
 */
export function heroScene(language: Language): Scene {
  const { window: frame, hero } = texts[language];

  function drawPage(now: number): string {
    const words = hero.page;
    return [
      `<div class="focus"><h5>${words.title}</h5>`,
      ...changes.map((name) => drawClause(words[name], times[name], now)),
      '<i class="target"></i></div>',
      drawClause(words.law, {}, now),
      `<h5>${words.nextTitle}</h5>`,
      drawClause(words.insurance, {}, now),
    ].join('');
  }

  function drawBeginning(now: number): string {
    const asked = progress(now, at.ask, durations.note);
    const left = progress(now, at.agree, durations.menu, curves.exit);
    if (left === 1) return '';
    const pages = Math.round(mix(1, 31, progress(now, at.read, 1.8, curves.linear)));
    const acts = drawActs([
      { id: 'yes', label: hero.asking.yes },
      { id: 'no', label: hero.asking.no },
    ]);
    const reading = { ...hero.reading, reference: `<bdi>${pages}/31</bdi>`, active: 1 - asked };
    return [
      slot(drawCard({ title: hero.asking.title, acts, active: 1 }), asked * (1 - left), asked),
      slot(drawCard(reading), 1 - left),
    ].join('');
  }

  function drawChange(name: (typeof changes)[number], now: number): string {
    const { shownAt, currentAt, decidedAt } = cardTimes[name];
    const shown = progress(now, shownAt, durations.note);
    const current = progress(now, currentAt, durations.note);
    const isLast = name === 'claims';
    const decided = progress(now, decidedAt, durations.note);
    const acts = drawActs([
      { id: `accept-${name}`, label: frame.accept },
      { id: `reject-${name}`, label: frame.reject },
    ]);
    if (shown === 0) return '';
    const { reference, ...proposal } = hero[name];
    const card = { reference: `<bdi>${reference}</bdi>`, active: isLast ? current : current * (1 - decided) };
    // Halfway through, the card says what was decided.
    if (decided < 0.5)
      return slot(drawCard({ ...proposal, ...card, acts, ready: current, open: 1 - decided }), shown);
    if (!isLast) return slot(drawCard({ ...card, mark: icon('check'), title: frame.accepted }), shown);
    const undo = `<div class="acts"><span class="button plain">${icon('undo', true)}${frame.undo}</span></div>`;
    return slot(drawCard({ ...card, ...hero.kept, acts: undo, open: decided }), shown);
  }

  function drawDecided(now: number): string {
    const decisions = changes.map((name) => progress(now, cardTimes[name].decidedAt, durations.note));
    const done = decisions.filter(Boolean).length;
    const label = frame.decided.replace('{done}', String(done)).replace('{all}', String(changes.length));
    return drawFoot(label, decisions.reduce((sum, share) => sum + share, 0) / changes.length);
  }

  return {
    seconds: 24.6,
    draw: (now) =>
      drawWindow(
        { ...frame, ...hero },
        {
          page: drawPage(now),
          cards: drawBeginning(now) + changes.map((name) => drawChange(name, now)).join(''),
          foot: drawDecided(now),
        },
      ),
    pointer: {
      moves: [
        { at: 2.8, seconds: at.agree - 0.1 - 2.8, to: '#yes' },
        { at: 4.4, seconds: 0.6, to: '.foot', stepsAside: true },
        { at: 13.8, seconds: at.acceptCap - 0.1 - 13.8, to: '#accept-cap' },
        { at: 15.8, seconds: at.acceptCarveOut - 0.1 - 15.8, to: '#accept-carveOut' },
        { at: 17.9, seconds: at.reject - 0.1 - 17.9, to: '#reject-claims' },
      ],
    },
    // It moves in at the beginning and out at the end; in between it cuts, as a person looks from the page to its margin.
    camera: [
      { at: 4.2, seconds: 0.7, to: '.target', zoom: page },
      { at: 7.4, seconds: 0, to: '.card', zoom: margin },
      { at: 10.2, seconds: 0, to: '.target', zoom: page },
      { at: 13.2, seconds: 0, to: '.window', zoom: 1 },
      { at: 17.3, seconds: 0, to: '#reject-claims', zoom: margin },
      { at: 19.5, seconds: 0, to: '.target', zoom: page },
      { at: 22.4, seconds: 0.7, to: '.window', zoom: 1 },
    ],
    captions: captionsOf(hero.captions),
  };
}

/** Each caption stands until the next one. */
function captionsOf(lines: readonly string[]): Caption[] {
  const starts = [0, at.ask, at.markCap, 7.4, 10.2, 13.2, 17.3, 19.5];
  return lines.map((text, index) => ({ from: starts[index]!, to: starts[index + 1] ?? 24.4, text }));
}
