import type { IntlShape } from 'react-intl';
import type { FaqId } from '../../data/faq';
import { plainText } from '../../locale/richText';

/** Paragraphs one after the other; a message's tag is a function, which the type of plain texts does not foresee. */
const values = {
  ...plainText,
  p: (chunks: string[]) => `${chunks.join('')} `,
  waitlist: (chunks: string[]) => chunks.join(''),
};

/** A question without its markup. */
export function questionText(intl: IntlShape, id: FaqId): string {
  return intl.formatMessage({ id: `faq.${id}.question` }, values);
}

/** An answer without its markup, for what compares or quotes it. */
export function answerText(intl: IntlShape, id: FaqId): string {
  return intl.formatMessage({ id: `faq.${id}.answer` }, values).trim();
}
