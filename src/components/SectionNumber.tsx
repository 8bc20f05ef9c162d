import { FormattedMessage } from 'react-intl';
import { sectionReference } from '../text/clauseNumber';

/** A section reference in the page's language: `§ 7.2`, `סעיף 7.2`, `נספח א׳, סעיף 8`, without a line break before the number. */
export function SectionNumber({ of }: { of: number | string }) {
  return <FormattedMessage {...sectionReference(of)} />;
}
