import { itAnswers, type AnsweredId, type AnswerSource, type AnswerTopic } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { useLocale } from '../../../locale/useLocale';
import { inLanguage } from '../../../paths';
import { site } from '../../../site';
import { mailTo, withoutIsolates } from '../../../text/mailTo';
import type { AnswerRow, SheetHead } from './answerSheet';

/** A row with links for the router; `ask` if the answer is given on request. */
export interface LinkedRow extends AnswerRow {
  topic: AnswerTopic;
  links: readonly AnswerSource[] | 'ask';
}

/** A row whose answer and sources are on the page. */
export interface AnsweredRow extends LinkedRow {
  id: AnsweredId;
  links: readonly AnswerSource[];
}

/** Whether the page answers a row; the others have to be asked. */
export const isAnswered = (row: LinkedRow): row is AnsweredRow => row.links !== 'ask';

/** The answer sheet in the visitor's language. */
export function useAnswerRows(): { address: string; head: SheetHead; rows: LinkedRow[] } {
  const text = useText();
  const language = useLocale('language');
  const addressOf = (to: string) => site.url + inLanguage(to, language);
  const say: typeof text = (id, values) => withoutIsolates(text(id, values));

  const nameOf = ({ source, section: number }: AnswerSource): string =>
    say(`forIt.sources.${source}`, { section: number ? say('shell.section.number', { number }) : '' });

  const rows = itAnswers.map(({ id, topic, sources }): LinkedRow => {
    const question = say(`forIt.answers.${id}.question`);
    return {
      id,
      topic,
      topicName: say(`forIt.topics.${topic}`),
      question,
      answer: sources === 'ask' ? say('forIt.sheet.ask') : say(`forIt.answers.${id}.answer`),
      sources:
        sources === 'ask'
          ? [{ name: say('forIt.sheet.askUs'), url: mailTo(site.email.info, question) }]
          : sources.map((source) => ({ name: nameOf(source), url: addressOf(source.to) })),
      links: sources,
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
  return { address: addressOf('/for-it#answer-sheet'), head, rows };
}
