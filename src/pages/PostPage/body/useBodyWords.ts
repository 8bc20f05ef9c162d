import { useIntl } from 'react-intl';
import { useText } from '../../../locale/useText';
import type { BodyWords } from './embedLink';

/** The site's own texts inside a post, in the current language. */
export function useBodyWords(): BodyWords {
  const text = useText();
  const intl = useIntl();
  return {
    watch: (host) => text('blog.body.watch', { host }),
    open: (host) => text('blog.body.open', { host }),
    newTab: text('shell.link.newTab'),
    table: text('blog.body.table'),
    date: (day) => intl.formatDate(day, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
    rating: (stars) => text('blog.body.rating', { stars }),
  };
}
