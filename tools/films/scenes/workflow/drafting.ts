import { drawClause, type ChangeTimes } from '../../stage/clause.ts';
import { slot } from '../../stage/panel.ts';
import { durations, progress } from '../../time.ts';
import { plain, type Say } from '../../words.ts';
import { acts, always, asked, heading, legend, list, risingCard, type Story } from './clip.ts';

export const reviewTimes = { suggest: 1, take: 3, leave: 4.1, mark: 3.8, accept: 5.8 };

/** Clause 12.1 is completed by one key; then 12.2 violates a rule. */
export function review(say: Say, at = reviewTimes): Story {
  const [start = '', rest = ''] = say('samples.confidentiality.clause').split('<typed>');
  const suggestion = plain(rest);
  const key = (name: string, isPressed: boolean) =>
    `<span class="key${isPressed ? ' pressed' : ''}">${name}</span>`;

  function sentence(now: number): string {
    const caret = '<i class="caret"></i>';
    // A plain space, so that the caret may end a line.
    const begun = `${say('films.review.number')} ${start.trimEnd()} `;
    if (now >= at.take) return begun + suggestion + (now < at.mark ? caret : '');
    const grey = progress(now, at.suggest, durations.note);
    return begun + caret + (grey ? `<span class="ghost" style="opacity:${grey}">${suggestion}</span>` : '');
  }

  function caretCard(now: number, from: number): string {
    const isPressed = now >= at.take - 0.2 && now < at.take + 0.2;
    const keys = `<div class="acts">${key('Tab', false)}<span>${say('films.caret.word')}</span>${key('Shift Tab', isPressed)}<span>${say('films.caret.sentence')}</span></div>`;
    const card = {
      title: say('films.caret.title'),
      body: say('films.caret.body'),
      reference: '12.1',
      acts: keys,
    };
    const left = progress(now, at.leave, durations.note);
    return slot(risingCard(card, now, from), 1 - left, 1 - left);
  }

  const durationCard = (now: number) =>
    risingCard(
      {
        title: say('films.duration.title'),
        reference: '12.2',
        body: say('films.duration.body'),
        source: say('films.duration.source'),
        acts: acts({ accept: say('home.redline.accept'), reject: say('home.redline.reject') }),
      },
      now,
      at.mark + 0.4,
      { at: at.accept, title: say('home.decisions.accepted') },
    );

  return {
    seconds: 7.8,
    frame: {
      file: say('films.hero.file'),
      status: say('films.window.page', { page: 11, pages: 31 }),
      rules: say('films.window.supply'),
    },
    page: (now) => [
      heading(say('films.review.title')),
      drawClause(sentence(now), {}, now),
      drawClause(say('films.review.duration'), { markedAt: at.mark, acceptedAt: at.accept }, now),
      drawClause(say('films.review.public'), {}, now),
      drawClause(say('films.review.return'), {}, now),
    ],
    cards: (now) => [caretCard(now, always), durationCard(now)],
    presses: [{ at: at.accept, id: 'act-accept' }],
    phone: {
      cards: (now) => [now < at.mark ? caretCard(now, at.suggest) : durationCard(now)],
      raised: [{ from: at.suggest, to: at.take + 0.2 }, { from: at.mark + 0.8 }],
      // To the clause that is marked.
      scrolls: [{ from: at.take + 0.4, to: { en: 208, he: 163 } }],
    },
  };
}

/** The same with both proposals undecided, at any time. */
export function reviewAsks(say: Say): Story {
  const times = { suggest: always, take: Infinity, leave: Infinity, mark: always, accept: Infinity };
  const story = review(say, times);
  return { ...story, phone: { cards: story.phone.cards, raised: [{ from: always }] } };
}

/** A clause is requested, inserted as a tracked change, and saved as a template. */
export function create(say: Say): Story {
  const at = { ask: 0.4, answer: 2, insert: 3.7, save: 5.5 };
  const question = (now: number) => asked(say('films.create.question'), now, at.ask);
  const card = (now: number) =>
    risingCard(
      {
        title: say('films.stepIn.title'),
        reference: '5.2',
        body: say('films.stepIn.body'),
        source: say('films.stepIn.source'),
        acts: acts({ insert: say('films.stepIn.insert'), save: say('films.stepIn.save') }),
      },
      now,
      at.answer,
    );
  const saved = (now: number) => {
    const row = { label: say('films.stepIn.title'), tag: say('films.templates.saved'), kind: 'new' };
    const shown = progress(now, at.save, durations.note);
    return slot(list([row], now, at.save, 0), shown, shown);
  };

  return {
    seconds: 7.6,
    frame: {
      file: say('films.create.file'),
      status: say('films.window.page', { page: 3, pages: 6 }),
      rules: say('films.window.services'),
    },
    page: (now) => [
      heading(say('films.create.title')),
      drawClause(say('films.create.credits'), {}, now),
      drawClause(say('films.create.stepIn'), { markedAt: at.insert }, now),
    ],
    cards: (now) => [
      question(now),
      card(now),
      legend(say('films.templates.title')),
      list(
        (['confidentiality', 'changes'] as const).map((name) => ({
          label: say(`films.templates.${name}`),
          tag: say('films.templates.kept'),
        })),
        now,
        always,
        0,
      ),
      saved(now),
    ],
    presses: [
      { at: at.insert, id: 'act-insert' },
      { at: at.save, id: 'act-save' },
    ],
    phone: {
      cards: (now) => (now < at.insert + 0.3 ? [question(now), card(now)] : [card(now), saved(now)]),
      raised: [{ from: at.ask, to: at.insert + 0.1 }, { from: at.save - 0.7 }],
      scrolls: [{ from: at.save - 0.8, to: 140 }],
    },
  };
}

/** A template is adapted by two changes; fields in brackets stay. */
export function template(say: Say): Story {
  const at = { ask: 0.4, change: 2, add: 3.2, card: 4, accept: 5.9 };
  const question = (now: number, from?: number) =>
    asked(say('films.template.question'), now, at.ask, undefined, from);
  const card = (now: number) =>
    risingCard(
      {
        title: say('films.adapted.title'),
        reference: '5.1, 5.3',
        body: say('films.adapted.body'),
        source: say('films.adapted.source'),
        acts: acts({ both: say('films.adapted.both'), each: say('films.adapted.each') }),
      },
      now,
      at.card,
      { at: at.accept, title: say('home.decisions.accepted') },
    );
  const changed: ChangeTimes = { litAt: always, markedAt: at.change, acceptedAt: at.accept };

  return {
    seconds: 7.6,
    frame: {
      file: say('films.template.file'),
      status: say('films.template.status'),
      rules: say('films.window.services'),
    },
    page: (now) => [
      heading(say('films.template.title')),
      drawClause(say('films.template.payment'), changed, now),
      drawClause(say('films.template.interest'), { litAt: always }, now),
      drawClause(say('films.template.public'), { markedAt: at.add, acceptedAt: at.accept }, now),
    ],
    cards: (now) => {
      const shown = progress(now, at.card + 0.3, durations.note);
      const rows = [
        { label: say('films.fields.payment'), tag: say('films.fields.days') },
        { label: say('films.fields.rate'), tag: say('films.fields.open'), kind: 'note' },
      ];
      return [question(now, always), card(now), slot(list(rows, now, at.card + 0.5, 0.3), shown, shown)];
    },
    presses: [{ at: at.accept, id: 'act-both' }],
    phone: {
      cards: (now) => [now < at.change ? question(now) : card(now)],
      raised: [
        { from: 0.3, to: at.change - 0.2 },
        { from: at.card, to: at.accept + 0.5 },
      ],
      scrolls: [{ from: at.add - 0.6, to: 60 }],
    },
  };
}
