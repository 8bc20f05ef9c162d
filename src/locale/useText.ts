import { useIntl } from 'react-intl';
import type { MessageId } from '../../translations';
import { plainText } from './richText';

/** What a message may be given: words and numbers. */
export type TextValues = Record<string, string | number>;

/**
 * Messages as plain strings, for titles, labels and live announcements; elsewhere use `<FormattedMessage>`.
 * Latin islands are isolated by Unicode characters, since a string has no elements.
 */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, { ...plainText, ...values });
}
