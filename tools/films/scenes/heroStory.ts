import type { Language } from '../../../src/locale/languages.ts';
import type { Caption } from '../scene.ts';
import { drawClause, type ChangeTimes } from '../stage/clause.ts';
import { drawActions, drawCard, drawFoot, icon, type Card } from '../stage/panel.ts';
import { drawWindow, type WindowContent, type WindowFrame } from '../stage/window.ts';
import { curves, durations, mix, progress } from '../time.ts';
import { plain, wordsOf } from '../words.ts';

/** Times of the story in seconds. A decision takes effect a tenth of a second after its button is pressed. */
export const at = {
  read: 0.3,
  ask: 2.4,
  agree: 4,
  markNotice: 5.2,
  showRule: 6.2,
  lookAtRule: 7.4,
  lookAtPage: 10.2,
  markExit: 10.9,
  markEffect: 11.6,
  lookAtAll: 13.2,
  allMarked: 13.6,
  acceptNotice: 14.9,
  acceptExit: 16.7,
  lookAtLast: 17.3,
  reject: 19.1,
  lookBack: 19.5,
  stands: 20,
  lookAtEnd: 22.4,
  end: 24.6,
} as const;

/** Seconds between press and decision. */
export const press = 0.1;

export const changes = ['notice', 'exit', 'effect'] as const;
export type ChangeName = (typeof changes)[number];

const references: Record<ChangeName, string> = { notice: '9.1', exit: '9.2', effect: '9.3' };

const times: Record<ChangeName, ChangeTimes> = {
  notice: {
    markedAt: at.markNotice,
    litAt: at.showRule,
    darkAt: at.acceptNotice,
    acceptedAt: at.acceptNotice,
  },
  exit: { markedAt: at.markExit, acceptedAt: at.acceptExit },
  // The original is restored when the camera returns.
  effect: { markedAt: at.markEffect, refusedAt: at.stands },
};

/** When a change's card appears, becomes current, and is decided. */
export const cardTimes: Record<ChangeName, { shownAt: number; currentAt: number; decidedAt: number }> = {
  notice: { shownAt: at.showRule, currentAt: at.showRule, decidedAt: at.acceptNotice },
  exit: { shownAt: at.markExit + 0.9, currentAt: at.acceptNotice + 0.2, decidedAt: at.acceptExit },
  effect: { shownAt: at.markEffect + 0.9, currentAt: at.acceptExit + 0.2, decidedAt: at.reject },
};

/** The hero's story: the assistant marks clauses; a person accepts two changes and rejects the third. */
export function heroStory(language: Language) {
  const say = wordsOf(language);
  const clauses: Record<ChangeName, string> = {
    notice: say('samples.changes.notice'),
    exit: say('samples.changes.exit'),
    effect: say('samples.changes.effect'),
  };

  function drawPage(now: number): string {
    return drawChanges(changes, now) + drawClause(say('samples.changes.rest'), {}, now);
  }

  function drawChanges(names: readonly ChangeName[], now: number): string {
    return [
      `<div class="focus"><h5>${say('samples.changes.heading')}</h5>`,
      ...names.map((name) => drawClause(clauses[name], times[name], now)),
      '<i class="target"></i></div>',
    ].join('');
  }

  function drawReading(now: number, active: number): string {
    const pages = Math.round(mix(1, 31, progress(now, at.read, 1.8, curves.linear)));
    return drawCard({
      title: say('films.reading.title'),
      body: say('films.reading.body'),
      reference: `<bdi>${pages}/31</bdi>`,
      active,
    });
  }

  function drawQuestion(): string {
    const acts = drawActions([
      { id: 'yes', label: say('films.asking.yes') },
      { id: 'no', label: say('films.asking.no') },
    ]);
    return drawCard({ title: say('films.asking.title'), acts, active: 1 });
  }

  /** A change's card, with the outcome after the decision. */
  function drawChange(name: ChangeName, now: number): string {
    const { currentAt, decidedAt } = cardTimes[name];
    const current = progress(now, currentAt, durations.note);
    const decided = progress(now, decidedAt, durations.note);
    const isRefused = name === 'effect';
    const proposal = {
      title: say(`samples.card.${name}.title`),
      body: say(`samples.card.${name}.body`),
      source: say(`samples.card.${name}.source`),
    };
    const card = {
      reference: `<bdi>${references[name]}</bdi>`,
      active: isRefused ? current : current * (1 - decided),
    };
    if (decided < 0.5)
      return drawCard({ ...proposal, ...card, acts: decisions(name), ready: current, open: 1 - decided });
    return drawCard({
      ...card,
      ...(isRefused ? refusal(decided) : { mark: icon('check'), title: say('home.decisions.accepted') }),
    });
  }

  const decisions = (name: ChangeName) =>
    drawActions([
      { id: `accept-${name}`, label: say('home.redline.accept') },
      { id: `reject-${name}`, label: say('home.redline.reject') },
    ]);

  function refusal(open: number): Card {
    const undo = `<div class="acts"><span class="button plain">${icon('undo', true)}${say('home.redline.undo')}</span></div>`;
    return { title: say('home.decisions.kept'), body: say('films.kept.body'), acts: undo, open };
  }

  function drawDecided(now: number): string {
    const shares = changes.map((name) => progress(now, cardTimes[name].decidedAt, durations.note));
    const done = shares.filter(Boolean).length;
    const label = say('home.decisions.tally', { done, all: changes.length });
    return drawFoot(label, shares.reduce((sum, share) => sum + share, 0) / changes.length);
  }

  const frame: WindowFrame = {
    file: say('films.hero.file'),
    status: say('films.window.page', { page: 9, pages: 31 }),
    rules: say('films.window.supply'),
  };
  return {
    drawWindow: (content: WindowContent) => drawWindow(say, frame, content),
    drawPage,
    drawChanges,
    drawReading,
    drawQuestion,
    drawChange,
    drawDecided,
  };
}

/** Captions with start times; each lasts until the next. */
const captionStarts = {
  read: 0,
  ask: at.ask,
  mark: at.markNotice,
  rule: at.lookAtRule,
  both: at.lookAtPage,
  accept: at.lookAtAll,
  reject: at.lookAtLast,
  stand: at.lookBack,
} as const;

export function heroCaptions(language: Language): Caption[] {
  const say = wordsOf(language);
  const names = Object.keys(captionStarts) as (keyof typeof captionStarts)[];
  return names.map((name, index) => {
    const next = names[index + 1];
    return {
      from: captionStarts[name],
      to: next ? captionStarts[next] : at.end,
      text: plain(say(`samples.hero.${name}`)),
    };
  });
}
