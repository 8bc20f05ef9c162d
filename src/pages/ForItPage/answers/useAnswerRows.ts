import { itAnswers, type AnsweredId, type AnswerSource, type AnswerTopic } from '../../../data/itAnswers';
import { useText } from '../../../locale/useText';
import { useLocale } from '../../../locale/useLocale';
import { absoluteUrl, site } from '../../../site';
import { sectionReference } from '../../../text/clauseNumber';
import { mailTo } from '../../../text/mailTo';
import { withoutIsolates } from '../../../text/withoutIsolates';
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
  const addressOf = (to: string) => absoluteUrl(to, language);
  const label: typeof text = (id, values) => withoutIsolates(text(id, values));

  function sectionName(number: string): string {
    const { id, values } = sectionReference(number);
    return label(id, values);
  }

  const nameOf = ({ source, section: number }: AnswerSource): string =>
    label(`forIt.sources.${source}`, { section: number ? sectionName(number) : '' });

  const rows = itAnswers.map(({ id, topic, sources }): LinkedRow => {
    const question = label(`forIt.answers.${id}.question`);
    return {
      id,
      topic,
      topicName: label(`forIt.topics.${topic}`),
      question,
      answer: sources === 'ask' ? label('forIt.sheet.ask') : label(`forIt.answers.${id}.answer`),
      sources:
        sources === 'ask'
          ? [{ name: label('forIt.sheet.askUs'), url: mailTo(site.email.info, question) }]
          : sources.map((source) => ({ name: nameOf(source), url: addressOf(source.to) })),
      links: sources,
    };
  });
  const head = {
    title: label('forIt.sheet.fileTitle'),
    topic: label('forIt.sheet.topic'),
    question: label('forIt.sheet.question'),
    answer: label('forIt.sheet.answer'),
    source: label('forIt.sheet.source'),
    address: label('forIt.sheet.address'),
  };
  return { address: addressOf('/for-it#answer-sheet'), head, rows };
}
