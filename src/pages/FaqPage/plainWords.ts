import type { IntlShape } from 'react-intl';
import type { FaqId } from '../../data/faq';
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
