import { FormattedDate } from 'react-intl';

interface PostDateProps {
  /** ISO 8601: a day, or a time with the blog's own offset, as Ghost sends it. */
  iso: string;
}

/**
 * The day something was published, a post as the blog's own calendar has it: „July 15, 2025”, in Hebrew „15 ביולי 2025”. Ghost writes the
 * blog's local time first and its offset after it, so the day is cut from the text and formatted in one named time zone: the
 * visitor's zone cannot move it.
 */
export function PostDate({ iso }: PostDateProps) {
  return (
    <time dateTime={iso}>
      <FormattedDate value={iso.slice(0, 10)} timeZone="UTC" year="numeric" month="long" day="numeric" />
    </time>
  );
}
