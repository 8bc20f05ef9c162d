import { itAnswers, type AnsweredId, type AnswerSource, type AnswerTopic } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { site } from '../../../site';
import { mailTo, withoutIsolates } from '../../../text/mailTo';
import type { AnswerRow, SheetHead } from './answerSheet';

/** A row with a link for the router; `ask` if the answer is given on request. */
export interface LinkedRow extends AnswerRow {
  topic: AnswerTopic;
  link: AnswerSource | 'ask';
}

/** A row whose answer and source are on the page. */
export interface AnsweredRow extends LinkedRow {
  id: AnsweredId;
  link: AnswerSource;
}

export const isAnswered = (row: LinkedRow): row is AnsweredRow => row.link !== 'ask';

/** The answer sheet in the visitor's language. */
export function useAnswerRows(): { head: SheetHead; rows: LinkedRow[] } {
  const text = useText();
  const say: typeof text = (id, values) => withoutIsolates(text(id, values));

  const rows = itAnswers.map(({ id, topic, source }): LinkedRow => {
    const question = say(`forIt.answers.${id}.question`);
    const isOnRequest = source === 'ask';
    const section =
      !isOnRequest && 'section' in source ? say('shell.section.number', { number: source.section }) : '';
    return {
      id,
      topic,
      topicName: say(`forIt.topics.${topic}`),
      question,
      answer: isOnRequest ? say('forIt.sheet.ask') : say(`forIt.answers.${id}.answer`),
      source: isOnRequest ? say('forIt.sheet.askUs') : say(`forIt.sources.${source.source}`, { section }),
      url: isOnRequest ? mailTo(site.email.info, question) : site.url + source.to,
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
