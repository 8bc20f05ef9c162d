import { FormattedDate } from 'react-intl';

/**
 * A day, or a time of a blog (ISO 8601), as “July 15, 2025”, in Hebrew “15 ביולי 2025”. Ghost sends the blog's local time with its offset, so
 * the day is taken from the text and formatted in a fixed time zone, whatever the visitor's.
 */
export function PostDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      <FormattedDate value={iso.slice(0, 10)} timeZone="UTC" year="numeric" month="long" day="numeric" />
    </time>
  );
}
