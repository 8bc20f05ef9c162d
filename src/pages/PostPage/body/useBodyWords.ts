import { useText } from '../../../locale/useText';
import type { BodyWords } from './outsideLink';

/** The site's own texts inside a post, in the current language. */
export function useBodyWords(): BodyWords {
  const text = useText();
  return {
    watch: (host) => text('blog.body.watch', { host }),
    open: (host) => text('blog.body.open', { host }),
    newTab: text('shell.link.newTab'),
    table: text('blog.body.table'),
    code: text('blog.body.code'),
    rating: (stars) => text('blog.body.rating', { stars }),
  };
}
