import { FormattedMessage } from 'react-intl';

interface SectionNumberProps {
  /** `3`, or `7.2`. */
  of: number | string;
}

/** A section reference in the page's language: `§ 7.2`, `סעיף 7.2`, without a line break before the number. */
export function SectionNumber({ of }: SectionNumberProps) {
  return <FormattedMessage id="shell.section.number" values={{ number: of }} />;
}
