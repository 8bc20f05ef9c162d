import { itAnswers, type AnswerSource } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { site } from '../../../site';
import { mailTo, withoutIsolates } from '../mailTo';
import type { AnswerRow, SheetHead } from './answerSheet';

/** A row with its number, and with the link that a page of ours can follow. */
export interface NumberedRow extends AnswerRow {
  number: number;
  link: AnswerSource | 'ask';
}

/** The answer sheet in the visitor's language: the titles of its columns, and its rows (X9). */
export function useAnswerRows(): { head: SheetHead; rows: NumberedRow[] } {
  const text = useText();
  const say: typeof text = (id, values) => withoutIsolates(text(id, values));

  const rows = itAnswers.map(({ id, topic, source }, index): NumberedRow => {
    const question = say(`forIt.answers.${id}.question`);
    const isAsked = source === 'ask';
    const section = !isAsked && 'section' in source ? `§\u00a0${source.section}` : '';
    return {
      id,
      number: index + 1,
      topic,
      topicName: say(`forIt.topics.${topic}`),
      question,
      answer: say(`forIt.answers.${id}.answer`),
      source: isAsked ? say('forIt.sheet.askUs') : say(`forIt.sources.${source.page}`, { section }),
      url: isAsked ? mailTo(question) : site.url + source.to,
      link: source,
    };
  });
  const head = {
    title: say('forIt.sheet.fileTitle'),
    topic: say('forIt.sheet.topic'),
    question: say('forIt.sheet.question'),
    answer: say('forIt.sheet.answer'),
    source: say('forIt.sheet.source'),
    address: say('forIt.sheet.address'),
  };
  return { head, rows };
}
