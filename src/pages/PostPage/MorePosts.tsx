import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../components/LoadFailure';
import { PostCard } from '../../components/PostCard';
import { PostGrid } from '../../components/PostGrid';
import { excerptOf } from '../../data/excerpt';
import { useMorePosts, type Post } from '../../data/posts';
import type { Language } from '../../locale/languages';
import { useText } from '../../locale/useText';

/** Up to three of the four newest posts, without the current one. */
export function MorePosts({ post, language }: { post: Post; language: Language }) {
  const text = useText();
  const { value: posts, failure, retry } = useMorePosts(language, post);
  if (posts?.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="more-posts"
      sx={({ measures }) => ({
        // As wide as the text without a margin beside it.
        maxWidth: { sm: measures.document, md: 'none' },
        marginBlockStart: 9,
        paddingBlockStart: 5,
        border: '0 double',
        borderBlockStartWidth: 3,
        borderColor: 'line.strong',
        displayPrint: 'none',
      })}
    >
      <Typography variant="display2" id="more-posts" sx={{ fontSize: 'sizes.figure2', marginBlockEnd: 4 }}>
        <FormattedMessage id="blog.more.title" />
      </Typography>
      {failure ? (
        <LoadFailure message="blog.more.failed" onRetry={retry} />
      ) : (
        <PostGrid label={text('blog.more.title')} pending={posts ? 0 : 3}>
          {posts?.map((other) => (
            <PostCard key={other.id} post={other} excerpt={excerptOf(other)} heading="h3" />
          ))}
        </PostGrid>
      )}
    </Box>
  );
}
