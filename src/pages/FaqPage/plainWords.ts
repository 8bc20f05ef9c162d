import type { IntlShape } from 'react-intl';
import type { FaqId, faqItems } from '../../data/faq';
import { plainText } from '../../locale/richText';

/** Renders tags as plain text. The type of plain messages does not allow functions. */
const values = {
  ...plainText,
  p: (chunks: string[]) => `${chunks.join('')} `,
  waitlist: (chunks: string[]) => chunks.join(''),
};

/** A question as plain text. */
export function questionText(intl: IntlShape, id: FaqId): string {
  return intl.formatMessage({ id: `faq.${id}.question` }, values);
}

/** An answer as plain text. */
export function answerText(intl: IntlShape, id: FaqId): string {
  return intl.formatMessage({ id: `faq.${id}.answer` }, values).trim();
}

/** What the filter reads: a question, its answer, and the names of the pages that support it. */
export function filteredText(intl: IntlShape, { id, sources }: (typeof faqItems)[number]): string {
  const pages = sources.map((one) =>
    // Clauses support answers about anything; “private” must not find each that cites the Privacy Policy.
    'section' in one ? '' : intl.formatMessage({ id: `faq.source.${one.source}` }, values),
  );
  return [questionText(intl, id), answerText(intl, id), ...pages].join(' ');
}
