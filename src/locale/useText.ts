import { useIntl } from 'react-intl';
import type { MessageId } from '../../translations';
import { plainText } from './richText';

export type TextValues = Record<string, string | number>;

export type TextOf = (id: MessageId, values?: TextValues) => string;

/** Messages as plain strings, for titles, labels and announcements; elsewhere use `<FormattedMessage>`. Latin words are in Unicode isolates. */
export function useText(): TextOf {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, { ...plainText, ...values });
}
