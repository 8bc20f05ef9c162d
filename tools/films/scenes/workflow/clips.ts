import { drawClause, type ChangeTimes } from '../../stage/clause.ts';
import { drawSource, slot } from '../../stage/panel.ts';
import { durations, progress } from '../../time.ts';
import { plain, type Say } from '../../words.ts';
import { acts, asked, heading, legend, list, risingCard, type Story } from './clip.ts';

/** Before the start. */
const always = -60;

const reviewTimes = { suggest: 1, take: 3, leave: 3.8, mark: 3.8, accept: 5.8 };

/** Clause 12.1 is completed by one key; then 12.2 violates a rule. */
function review(say: Say, at = reviewTimes): Story {
  const [start = '', rest = ''] = say('samples.confidentiality.clause').split('<typed>');
  const suggestion = plain(rest);
  const key = (name: string, isPressed: boolean) =>
    `<span class="key${isPressed ? ' pressed' : ''}">${name}</span>`;

  function sentence(now: number): string {
    const caret = '<i class="caret"></i>';
    const begun = `${say('films.review.number')} ${start}`;
    if (now >= at.take) return begun + suggestion + (now < at.mark ? caret : '');
    const grey = progress(now, at.suggest, durations.note);
    return begun + caret + (grey ? `<span class="ghost" style="opacity:${grey}">${suggestion}</span>` : '');
  }

  function caretCard(now: number): string {
    const isPressed = now >= at.take - 0.2 && now < at.take + 0.2;
    const keys = `<div class="acts">${key('Tab', false)}<span>${say('films.caret.word')}</span>${key('Shift Tab', isPressed)}<span>${say('films.caret.sentence')}</span></div>`;
    const card = {
      title: say('films.caret.title'),
      body: say('films.caret.body'),
      reference: '12.1',
      acts: keys,
    };
    const left = progress(now, at.leave, durations.note);
    return slot(risingCard(card, now, at.suggest), 1 - left, 1 - left);
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
    cards: (now) => [caretCard(now), durationCard(now)],
    presses: [{ at: at.accept, id: 'act-accept' }],
    phone: {
      cards: (now) => [now < at.mark ? caretCard(now) : durationCard(now)],
      raised: [{ from: at.suggest, to: at.take + 0.2 }, { from: at.mark + 0.8 }],
      scrolls: [{ from: at.take + 0.4, to: 110 }],
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
function create(say: Say): Story {
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
        (['confidentiality', 'cap'] as const).map((name) => ({
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

/** A checklist finds a non-standard clause, and a person accepts the correction. */
function diligence(say: Say): Story {
  const at = { check: 0.5, light: 1.6, card: 2.7, mark: 3.5, accept: 5.7 };
  const checklist = (now: number) =>
    legend(say('films.checklist.title'), say('films.checklist.count')) +
    list(
      [
        { label: say('films.checklist.law'), tag: say('films.checklist.lawFound') },
        { label: say('films.checklist.assignment'), tag: say('films.checklist.assignmentFound') },
        { label: say('films.checklist.control'), tag: say('films.checklist.notStandard'), kind: 'note' },
        { label: say('films.checklist.data'), tag: say('films.checklist.missing'), kind: 'missing' },
        { label: say('films.checklist.renewal'), tag: say('films.checklist.renewalFound') },
      ],
      now,
      at.check,
      0.35,
    );
  const card = (now: number) =>
    risingCard(
      {
        title: say('films.control.title'),
        reference: '14.1',
        body: say('films.control.body'),
        acts: acts({ accept: say('home.redline.accept'), reject: say('home.redline.reject') }),
      },
      now,
      at.card,
      { at: at.accept, title: say('home.decisions.accepted') },
    );

  return {
    seconds: 7.6,
    frame: {
      file: say('films.diligence.file'),
      status: say('films.diligence.status'),
      rules: say('films.window.acquisition'),
    },
    page: (now) => [
      heading(say('films.diligence.title')),
      drawClause(
        say('films.diligence.control'),
        { litAt: at.light, darkAt: at.accept, markedAt: at.mark, acceptedAt: at.accept },
        now,
      ),
      drawClause(say('films.diligence.breach'), {}, now),
    ],
    cards: (now) => [checklist(now), card(now)],
    presses: [{ at: at.accept, id: 'act-accept' }],
    phone: {
      cards: (now) => [now < at.card - 0.1 ? checklist(now) : card(now)],
      raised: [{ from: 0.2, to: at.card - 0.3 }, { from: at.card }],
    },
  };
}

/** A template is adapted by two changes; fields in brackets stay. */
function template(say: Say): Story {
  const at = { ask: 0.4, change: 2, add: 3.2, card: 4, accept: 5.9 };
  const question = (now: number) => asked(say('films.template.question'), now, at.ask);
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
      return [question(now), card(now), slot(list(rows, now, at.card + 0.5, 0.3), shown, shown)];
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

/** Names, numbers and addresses are masked; a person decides on one doubt. */
function anonymize(say: Say): Story {
  const at = { mask: 0.8, doubt: 3.5, leave: 5.4 };
  const clauses = ['parties', 'employed', 'sum', 'waiver'] as const;
  const masked = ['partyA', 'partyB', 'id', 'address', 'account'] as const;

  /** Replaces names by labels one after the other. */
  function page(now: number): string[] {
    let index = 0;
    const texts = clauses.map((clause) =>
      say(`films.anonymize.${clause}`).replace(
        /<del>(.+?)<\/del><ins>(.+?)<\/ins>/g,
        (_, name: string, label: string) =>
          now > at.mask + 0.24 * index++ ? `<span class="mask"><b>${label}</b></span>` : name,
      ),
    );
    return [heading(say('films.anonymize.title')), ...texts.map((text) => drawClause(text, {}, now))];
  }

  const doubt = (now: number) =>
    risingCard(
      {
        title: say('films.doubt.title'),
        reference: say('films.doubt.page'),
        body: say('films.doubt.body'),
        acts: acts({ mask: say('films.doubt.mask'), leave: say('films.doubt.leave') }),
      },
      now,
      at.doubt,
      { at: at.leave, title: say('films.doubt.left') },
    );

  return {
    seconds: 7.2,
    frame: {
      file: say('films.anonymize.file'),
      status: `${say('films.window.page', { page: 1, pages: 4 })}</span><span>${say('films.anonymize.status')}`,
      rules: say('films.window.anonymizer'),
    },
    page,
    cards: (now) => {
      const rows = masked.map((name) => ({
        label: say(`films.masked.${name}`),
        tag: say(`films.masked.${name}Places`),
      }));
      const shown = progress(now, at.mask, durations.note);
      return [slot(legend(say('films.masked.title')) + list(rows, now, 1, 0.4), shown), doubt(now)];
    },
    presses: [{ at: at.leave, id: 'act-leave' }],
    phone: {
      cards: (now) => [doubt(now)],
      raised: [{ from: at.doubt }],
    },
  };
}

/** A question is answered with two sources; another has none, which the assistant says. */
function more(say: Say): Story {
  const at = { ask: 0.3, light: 1.8, answer: 2, askMore: 4.6, none: 6.1 };
  // The landing page's answer without its citation numbers, since sources are listed here.
  const [title = '', body = ''] = plain(
    say('samples.citation.answer').replaceAll(/<source>.<\/source>/g, ''),
  ).split(/\. (.*)/s);
  const question = (now: number) => asked(say('samples.citation.question'), now, at.ask, at.askMore - 0.2);
  const answer = (now: number) => {
    const sources = [say('samples.citation.agreement'), say('samples.citation.letter')];
    return risingCard({ title, body, acts: sources.map(drawSource).join('') }, now, at.answer);
  };
  const second = (now: number) => asked(say('films.more.question'), now, at.askMore);
  const none = (now: number) =>
    risingCard({ title: say('films.none.title'), body: say('films.none.body') }, now, at.none);

  return {
    seconds: 8,
    frame: {
      file: say('films.hero.file'),
      status: say('films.window.page', { page: 22, pages: 31 }),
      rules: say('films.window.supply'),
    },
    page: (now) => [
      heading(say('films.more.title')),
      ...(['affiliate', 'breach', 'subcontracting'] as const).map((clause) =>
        drawClause(say(`samples.assignment.${clause}`), { litAt: at.light }, now),
      ),
    ],
    cards: (now) => [question(now), answer(now), second(now), none(now)],
    phone: {
      cards: (now) => {
        if (now < at.light) return [question(now)];
        return now < at.askMore - 0.1 ? [answer(now)] : [second(now), none(now)];
      },
      raised: [
        { from: 0.2, to: at.light - 0.1 },
        { from: at.light + 0.6, to: at.askMore - 0.3 },
        { from: at.askMore },
      ],
      scrolls: [{ from: at.askMore, to: 60 }],
    },
  };
}

/** The six workflow clips by file name. */
export const clips = {
  'workflow-1-review-contract': (say) => review(say),
  'workflow-2-create-contract': create,
  'workflow-3-due-diligence': diligence,
  'workflow-4-modify-template': template,
  'workflow-5-anonymize': anonymize,
  'workflow-6-ask-anything': more,
} satisfies Record<string, (say: Say) => Story>;
