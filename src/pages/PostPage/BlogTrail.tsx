import Breadcrumbs from '@mui/material/Breadcrumbs';
import { OwnDirection } from '../../components/OwnDirection';
import { PageLink } from '../../components/PageLink';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../locale/useText';

import { parsedUrl } from '../../lib/parsedUrl';

/**
 * The blog's address with the subjects that were selected when the post was opened. Posts open in a new tab, which has only the referrer;
 * so nothing is stored and the post's own address stays clean.
 * @param referrer `document.referrer`; empty or foreign for the whole list.
 */
export function blogLink(referrer: string, origin: string): '/blog' | `/blog?${string}` {
  const from = parsedUrl(referrer);
  if (from?.origin !== origin || !/^(\/he)?\/blog\/?$/.test(from.pathname)) return '/blog';
  const tags = from.searchParams.getAll('tag').map((tag) => ['tag', tag]);
  return tags.length > 0 ? `/blog?${new URLSearchParams(tags).toString()}` : '/blog';
}

interface BlogTrailProps {
  /** The blog's title. */
  blog: string;
  subject?: string | undefined;
}

/** The way back to the blog, with the reader's subjects. */
export function BlogTrail({ blog, subject }: BlogTrailProps) {
  const text = useText();
  const isHydrated = useHydrated();
  return (
    <Breadcrumbs aria-label={text('blog.post.trail')} sx={{ displayPrint: 'none' }}>
      <PageLink
        to={isHydrated ? blogLink(document.referrer, window.location.origin) : '/blog'}
        sx={{ fontWeight: 'fontWeightMedium' }}
      >
        <OwnDirection>{blog}</OwnDirection>
      </PageLink>
      {subject && <OwnDirection>{subject}</OwnDirection>}
    </Breadcrumbs>
  );
}
