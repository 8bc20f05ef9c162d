import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { BlogHead } from './BlogHead';
import { BlogPosts } from './BlogPosts';
import { useHydrated } from '../../hooks/useHydrated';
import { useReplaceAddress } from '../../hooks/useReplaceAddress';
import { Notice } from '../../layout/Notice';
import { useText } from '../../locale/useText';

/** Explains why changing the language on a post led here: the post has no translation. `PostPage` passes this in the history state. */
function PostLanguageNotice() {
  const text = useText();
  const replaceAddress = useReplaceAddress();
  const { state, search }: Location<{ notice?: string } | null> = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || state?.notice !== 'postLanguage') return null;

  // Clears the history state too, so that the notice does not return on Back.
  const dismiss = () => replaceAddress({ search });
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
      <FirstScreenEnd />
      <div role="status">
        <PostLanguageNotice />
      </div>
    </Container>
  );
}
