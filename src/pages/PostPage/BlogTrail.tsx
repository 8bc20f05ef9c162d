import Box from '@mui/material/Box';
import { PageLink } from '../../components/PageLink';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../locale/useText';
import { blogLink } from './blogLink';

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
    <Box component="nav" aria-label={text('blog.post.trail')} sx={{ displayPrint: 'none' }}>
      <PageLink
        to={isHydrated ? blogLink(document.referrer, window.location.origin) : '/blog'}
        sx={{ fontWeight: 'fontWeightMedium' }}
      >
        {blog}
      </PageLink>
      {subject && (
        <Box component="span" sx={{ color: 'text.tertiary' }}>
          {' / '}
          {subject}
        </Box>
      )}
    </Box>
  );
}
