import { FormattedMessage } from 'react-intl';

/** A section reference in the page's language: `§ 7.2`, `סעיף 7.2`, without a line break before the number. */
export function SectionNumber({ of }: { of: number | string }) {
  return <FormattedMessage id="shell.section.number" values={{ number: of }} />;
}
