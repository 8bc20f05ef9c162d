import type { Language } from '../../../../src/locale/languages.ts';
import type { SceneMaker } from '../../scene.ts';
import { drawClause, type ChangeTimes } from '../../stage/clause.ts';
import { drawActs, drawCard, drawRow, drawSource, slot, type Card } from '../../stage/panel.ts';
import { drawWindow } from '../../stage/window.ts';
import en from '../../texts/workflow.en.json' with { type: 'json' };
import he from '../../texts/workflow.he.json' with { type: 'json' };
import { texts } from '../../texts/index.ts';
import { durations, progress } from '../../time.ts';
import { loop } from './loop.ts';

type Words = typeof en;
const words: Record<Language, Words> = { en, he };

/** What has always been there. */
const always = -60;

const heading = (text: string) => `<h5>${text}</h5>`;
const shownAt = (now: number, start: number) => progress(now, start, durations.note);

const acts = (names: readonly string[]) =>
  drawActs(names.map((label, index) => ({ id: `act-${index}`, label })));

/** A card that rises at `start`. */
function risingCard(card: Card, start: number, now: number): string {
  const shown = shownAt(now, start);
  const reference = card.reference && `<bdi>${card.reference}</bdi>`;
  return slot(drawCard({ active: 1, ...card, reference }), shown, shown);
}

/** What the person writes in the panel, letter by letter. */
function asked(text: string, start: number, now: number): string {
  const share = Math.min(1, Math.max(0, (now - start) / 1.1));
  const written = text.slice(0, Math.round(text.length * share));
  return share === 0
    ? ''
    : `<div class="question">${written}${share < 1 ? '<i class="caret"></i>' : ''}</div>`;
}

/** Lines of a list, whose tags appear one after the other. */
function list(rows: readonly string[][], start: number, pause: number, now: number): string {
  const lines = rows.map(([label, tag, kind], index) =>
    drawRow(label!, tag!, kind, shownAt(now, start + pause * index)),
  );
  return `<div class="rows">${lines.join('')}</div>`;
}

const legend = (title: string, count = '') =>
  `<div class="legend"><span>${title}</span><em>${count}</em></div>`;

/** A window of a clip. */
function clipWindow(
  language: Language,
  frame: { file: string; status: string[] },
  page: string[],
  cards: string[],
): string {
  return drawWindow({ ...texts[language].window, ...frame }, { page: page.join(''), cards: cards.join('') });
}

/** Clause 12.1 breaks off, the rest of its sentence appears in grey behind the caret, and one key takes it. */
const review: SceneMaker = (language) => {
  const own = words[language].review;
  const key = (name: string, isPressed: boolean) =>
    `<span class="key${isPressed ? ' pressed' : ''}">${name}</span>`;
  return loop(7, 2.4, (now) => {
    const taken = now >= 4.2;
    const grey = shownAt(now, 1.2);
    const rest = taken
      ? own.rest
      : grey
        ? `<span class="ghost" style="opacity:${grey}">${own.rest}</span>`
        : '';
    const caret = '<i class="caret"></i>';
    const isPressed = now >= 4 && now < 4.4;
    const keys = `<div class="acts">${key('Tab', false)}<span>${own.word}</span>${key('Shift Tab', isPressed)}<span>${own.sentence}</span></div>`;
    return clipWindow(
      language,
      own,
      [
        heading(own.title),
        drawClause(own.start + (taken ? rest + caret : caret + rest), {}, now),
        ...own.clauses.map((text) =>
          drawClause(text, text.includes('<ins>') ? { markedAt: always } : {}, now),
        ),
      ],
      [
        risingCard({ ...own.caret, acts: keys }, 1.2, now),
        risingCard(
          {
            ...own.card,
            active: 0,
            acts: acts([texts[language].window.accept, texts[language].window.reject]),
          },
          always,
          now,
        ),
      ],
    );
  });
};

/** A clause is asked for, goes in as a tracked change, and is kept as a template. */
const create: SceneMaker = (language) => {
  const own = words[language].create;
  return loop(8, 6.6, (now) => {
    const inserted: ChangeTimes = { markedAt: 3.4 };
    return clipWindow(
      language,
      own,
      [
        heading(own.title),
        ...own.clauses.map((text) => drawClause(text, {}, now)),
        now > 3.4 ? heading(drawClause(own.newTitle, { ...inserted, hasNoBar: true }, now)) : '',
        now > 3.6 ? drawClause(own.new, { markedAt: 3.6 }, now) : '',
      ],
      [
        asked(own.question, 0.6, now),
        risingCard({ ...own.card, acts: acts(own.buttons) }, 2.2, now),
        list(now > 5 ? own.rows : own.rows.slice(0, 2), 5 - own.rows.length, 1, now),
      ],
    );
  });
};

/** A checklist finds a clause “not standard”, and the cure that it proposes goes in. */
const diligence: SceneMaker = (language) => {
  const own = words[language].diligence;
  return loop(8, 6.4, (now) =>
    clipWindow(
      language,
      own,
      [
        heading(own.title),
        ...own.clauses.map((text) => drawClause(text, { litAt: 1.8 }, now)),
        now > 4 ? drawClause(own.new, { markedAt: 4 }, now) : '',
      ],
      [
        legend(own.legend, own.count),
        list(own.rows, 0.5, 0.5, now),
        risingCard({ ...own.card, acts: acts(own.buttons) }, 3.1, now),
      ],
    ),
  );
};

/** A template is adapted: two clauses change, and the fields in brackets stay. */
const template: SceneMaker = (language) => {
  const own = words[language].template;
  const added = 3.6;
  const times: ChangeTimes[] = [{ litAt: always, markedAt: 2.4 }, { markedAt: added }, { litAt: always }, {}];
  const isThere = (text: string, now: number) => now > added || !text.startsWith('<ins>');
  return loop(8, 6.6, (now) =>
    clipWindow(
      language,
      own,
      [
        heading(own.title),
        ...own.clauses.map((text, index) => (isThere(text, now) ? drawClause(text, times[index]!, now) : '')),
      ],
      [
        asked(own.question, 0.6, now),
        risingCard({ ...own.card, acts: acts(own.buttons) }, 4.7, now),
        slot(list(own.rows, 5.2, 0.3, now), shownAt(now, 5), shownAt(now, 5)),
      ],
    ),
  );
};

/** Names, numbers and addresses are masked, a legend keeps them, and one doubtful word is left to the lawyer. */
const anonymize: SceneMaker = (language) => {
  const own = words[language].anonymize;
  return loop(8, 6.2, (now) => {
    let masked = 0;
    const mask = (text: string) =>
      text.replace(/\{(.+?)\|(.+?)\}/g, (_, name: string, label: string) => {
        const isMasked = now > 0.9 + 0.28 * masked++;
        return isMasked ? `<span class="mask"><b>${label}</b></span>` : name;
      });
    return clipWindow(
      language,
      own,
      [heading(own.title), ...own.clauses.map((text) => drawClause(mask(text), {}, now))],
      [
        slot(legend(own.legend) + list(own.rows, 1, 0.4, now), shownAt(now, 0.9)),
        risingCard({ ...own.card, acts: acts(own.buttons) }, 4.4, now),
      ],
    );
  });
};

/** A question is answered with two sources; the next one has none, and the assistant says so. */
const more: SceneMaker = (language) => {
  const own = words[language].more;
  const { sources, ...answer } = own.card;
  return loop(8, 7, (now) =>
    clipWindow(
      language,
      own,
      [heading(own.title), ...own.clauses.map((text) => drawClause(text, { litAt: 2.4 }, now))],
      [
        asked(own.question, 0.6, now),
        risingCard({ ...answer, acts: sources.map(drawSource).join('') }, 2.2, now),
        asked(own.second, 4, now),
        risingCard({ ...own.none, active: 0 }, 5.5, now),
      ],
    ),
  );
};

/** The six clips of the workflow (H4), by the names of their files. */
export const clips: Record<string, SceneMaker> = {
  'workflow-1-review-contract': review,
  'workflow-2-create-contract': create,
  'workflow-3-due-diligence': diligence,
  'workflow-4-modify-template': template,
  'workflow-5-anonymize': anonymize,
  'workflow-6-ask-anything': more,
};
