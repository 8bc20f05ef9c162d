import { FormattedDate } from 'react-intl';
import { dayFormat } from '../text/dayFormat';

/**
 * A day, or a time of a blog (ISO 8601), as a day. Ghost sends the blog's local time with its offset, so the day is taken from the text and
 * formatted in a fixed time zone, whatever the visitor's.
 */
export function PostDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      <FormattedDate value={iso.slice(0, 10)} {...dayFormat} />
    </time>
  );
}
