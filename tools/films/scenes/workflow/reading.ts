import { drawClause } from '../../stage/clause.ts';
import { drawSource } from '../../stage/panel.ts';

import { plain, type Say } from '../../words.ts';
import { acts, always, asked, heading, legend, list, risingCard, type Story } from './clip.ts';

/** A checklist finds a non-standard clause, and a person accepts the correction. */
export function diligence(say: Say): Story {
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

/** Names, numbers and addresses are masked; a person decides on one doubt. */
export function anonymize(say: Say): Story {
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
      return [legend(say('films.masked.title')) + list(rows, now, 1, 0.4), doubt(now)];
    },
    presses: [{ at: at.leave, id: 'act-leave' }],
    phone: {
      cards: (now) => [doubt(now)],
      raised: [{ from: at.doubt }],
    },
  };
}

/** A question is answered with two sources; another has none, which the assistant says. */
export function more(say: Say): Story {
  const at = { ask: 0.3, light: 1.8, answer: 2, askMore: 4.6, none: 6.1 };
  // The landing page's answer without its citation numbers, since sources are listed here.
  const [title = '', body = ''] = plain(
    say('samples.citation.answer').replaceAll(/<source>.<\/source>|<\/?together>/g, ''),
  ).split(/\. (.*)/s);
  const question = (now: number, from?: number) =>
    asked(say('samples.citation.question'), now, at.ask, at.askMore - 0.2, from);
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
      ...(
        ['samples.assignment.affiliate', 'samples.assignment.breach', 'films.more.subcontracting'] as const
      ).map((clause) => drawClause(say(clause), { litAt: at.light }, now)),
    ],
    cards: (now) => [question(now, always), answer(now), second(now), none(now)],
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
