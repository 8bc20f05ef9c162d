import type { Language } from '../../../src/locale/languages.ts';
import type { Caption } from '../scene.ts';
import { drawClause, type ChangeTimes } from '../stage/clause.ts';
import { drawActs, drawCard, drawFoot, icon, type Card } from '../stage/panel.ts';
import { texts } from '../texts/index.ts';
import { curves, durations, mix, progress } from '../time.ts';

/** When each part of the story happens, in seconds. A decision falls a tenth of a second after its button is pressed. */
export const at = {
  read: 0.3,
  ask: 2.4,
  agree: 4,
  markCap: 5.2,
  showRule: 6.2,
  lookAtRule: 7.4,
  lookAtPage: 10.2,
  markCarveOut: 10.9,
  markClaims: 11.6,
  lookAtAll: 13.2,
  allMarked: 13.6,
  acceptCap: 14.9,
  acceptCarveOut: 16.7,
  lookAtLast: 17.3,
  reject: 19.1,
  lookBack: 19.5,
  stands: 20,
  lookAtEnd: 22.4,
  end: 24.6,
} as const;

/** How long before a decision its button is pressed. */
export const press = 0.1;

export const changes = ['cap', 'carveOut', 'claims'] as const;
export type ChangeName = (typeof changes)[number];

const times: Record<ChangeName, ChangeTimes> = {
  cap: { markedAt: at.markCap, litAt: at.showRule, darkAt: at.acceptCap, acceptedAt: at.acceptCap },
  carveOut: { markedAt: at.markCarveOut, acceptedAt: at.acceptCarveOut },
  // The person has pressed the button; the words stand when the camera is back at them.
  claims: { markedAt: at.markClaims, refusedAt: at.stands },
};

/** When a change's card appears, becomes the current one, and is decided. */
export const cardTimes: Record<ChangeName, { shownAt: number; currentAt: number; decidedAt: number }> = {
  cap: { shownAt: at.showRule, currentAt: at.showRule, decidedAt: at.acceptCap },
  carveOut: { shownAt: at.markCarveOut + 0.9, currentAt: at.acceptCap + 0.2, decidedAt: at.acceptCarveOut },
  claims: { shownAt: at.markClaims + 0.9, currentAt: at.acceptCarveOut + 0.2, decidedAt: at.reject },
};

/**
 * The parts of the hero's film, whichever way it is filmed: the assistant reads, asks, and marks a clause; a person accepts
 * two changes and refuses the third, which ends it.
 */
export function heroStory(language: Language) {
  const { window: frame, hero } = texts[language];

  function drawPage(now: number): string {
    const { page } = hero;
    return [
      `<div class="focus"><h5>${page.title}</h5>`,
      ...changes.map((name) => drawClause(page[name], times[name], now)),
      '<i class="target"></i></div>',
      drawClause(page.law, {}, now),
      `<h5>${page.nextTitle}</h5>`,
      drawClause(page.insurance, {}, now),
    ].join('');
  }

  function drawReading(now: number, active: number): string {
    const pages = Math.round(mix(1, 31, progress(now, at.read, 1.8, curves.linear)));
    return drawCard({ ...hero.reading, reference: `<bdi>${pages}/31</bdi>`, active });
  }

  function drawQuestion(): string {
    const acts = drawActs([
      { id: 'yes', label: hero.asking.yes },
      { id: 'no', label: hero.asking.no },
    ]);
    return drawCard({ title: hero.asking.title, acts, active: 1 });
  }

  /** The card of a change. Halfway through the decision it says what was decided. */
  function drawChange(name: ChangeName, now: number): string {
    const { currentAt, decidedAt } = cardTimes[name];
    const current = progress(now, currentAt, durations.note);
    const decided = progress(now, decidedAt, durations.note);
    const isRefused = name === 'claims';
    const { reference, ...proposal } = hero[name];
    const card = {
      reference: `<bdi>${reference}</bdi>`,
      active: isRefused ? current : current * (1 - decided),
    };
    if (decided < 0.5)
      return drawCard({ ...proposal, ...card, acts: decisions(name), ready: current, open: 1 - decided });
    return drawCard({
      ...card,
      ...(isRefused ? refusal(decided) : { mark: icon('check'), title: frame.accepted }),
    });
  }

  const decisions = (name: ChangeName) =>
    drawActs([
      { id: `accept-${name}`, label: frame.accept },
      { id: `reject-${name}`, label: frame.reject },
    ]);

  function refusal(open: number): Card {
    const undo = `<div class="acts"><span class="button plain">${icon('undo', true)}${frame.undo}</span></div>`;
    return { ...hero.kept, acts: undo, open };
  }

  function drawDecided(now: number): string {
    const shares = changes.map((name) => progress(now, cardTimes[name].decidedAt, durations.note));
    const done = shares.filter(Boolean).length;
    const label = frame.decided.replace('{done}', String(done)).replace('{all}', String(changes.length));
    return drawFoot(label, shares.reduce((sum, share) => sum + share, 0) / changes.length);
  }

  return { window: { ...frame, ...hero }, drawPage, drawReading, drawQuestion, drawChange, drawDecided };
}

/** Each caption stands until the next one. */
export function heroCaptions(language: Language): Caption[] {
  const starts = [
    0,
    at.ask,
    at.markCap,
    at.lookAtRule,
    at.lookAtPage,
    at.lookAtAll,
    at.lookAtLast,
    at.lookBack,
  ];
  return texts[language].hero.captions.map((text, index) => ({
    from: starts[index]!,
    to: starts[index + 1] ?? at.end,
    text,
  }));
}
