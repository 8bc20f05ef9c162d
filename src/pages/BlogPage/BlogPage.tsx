import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { useHydrated } from '../../hooks/useHydrated';
import { Notice } from '../../layout/Notice';
import { useText } from '../../locale/useText';

/** Explains why changing the language on a post led here: the post has no translation. `PostPage` passes this in the history state. */
function PostLanguageNotice() {
  const text = useText();
  const navigate = useNavigate();
  const { state, search }: Location<{ notice?: string } | null> = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || state?.notice !== 'postLanguage') return null;

  // Clears the history state too, so that the notice does not return on Back.
  const dismiss = () => void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  return (
    <Notice dismiss={{ label: text('shell.notice.dismiss'), onClick: dismiss }}>
      <FormattedMessage id="blog.notice.language" />
    </Notice>
  );
}

/** `/blog`: the subjects and posts of the blog in the current language. */
export default function BlogPage() {
  return (
    // Editors may write long words.
    <Container sx={{ overflowWrap: 'anywhere' }}>
      <BlogHead />
      <BlogPosts />
      <div role="status">
        <PostLanguageNotice />
      </div>
    </Container>
  );
}
