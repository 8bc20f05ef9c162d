import { FormattedMessage } from 'react-intl';

interface SectionNumberProps {
  /** What follows the sign or the word: `3`, or `7.2`. */
  of: number | string;
}

/** A reference to a section as each language writes it: `§ 7.2`, `סעיף 7.2`. No line ends before its number. */
export function SectionNumber({ of }: SectionNumberProps) {
  return <FormattedMessage id="shell.section.number" values={{ number: of }} />;
}
