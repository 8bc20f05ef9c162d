import { useIntl } from 'react-intl';
import type { MessageId } from '../../translations';
import { plainText } from './richText';

export type TextValues = Record<string, string | number>;

/** Messages as plain strings, for titles, labels and announcements; elsewhere use `<FormattedMessage>`. Latin words are in Unicode isolates. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, { ...plainText, ...values });
}
