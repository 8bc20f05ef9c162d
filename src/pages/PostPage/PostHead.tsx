import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { AuthorImage } from '../../components/AuthorImage';
import { PostDate } from '../../components/PostDate';
import type { Post } from '../../data/posts';
import { reflowQuery } from '../../styles/mediaQueries';
import { textDirection } from '../../text/textDirection';
import { AuthorNames } from './AuthorNames';
import { BlogTrail } from './BlogTrail';

interface PostHeadProps {
  post: Post;
  /** The blog's title. */
  blog: string;
  /** Minutes, at least 1; undefined if the rest of the post is for members. */
  readingTime: number | undefined;
}

/** More authors are named without their pictures. */
const mostPictures = 3;

/** Changes within a week of publication are not shown as updates. */
const correctionPeriod = 7 * 24 * 60 * 60 * 1000;

/** The date of the last change after that week, else null. */
function updateOf({ published_at, updated_at }: Pick<Post, 'published_at' | 'updated_at'>): string | null {
  const isUpdate =
    updated_at && published_at && Date.parse(updated_at) - Date.parse(published_at) > correctionPeriod;
  return isUpdate ? updated_at : null;
}

/** The head of a post: trail, title, author, date and reading time. */
export function PostHead({ post, blog, readingTime }: PostHeadProps) {
  const { title, authors, primary_tag: tag, published_at: published } = post;
  const { direction } = useTheme();
  const updated = updateOf(post);
  return (
    <Stack component="header" sx={{ minWidth: 0 }}>
      <BlogTrail blog={blog} subject={tag?.name} />
      <Typography
        variant="statement"
        dir={textDirection(title, direction)}
        sx={{
          fontSize: 'sizes.post',
          lineHeight: (theme) => (theme.direction === 'rtl' ? 1.2 : 1.1),
          marginBlockStart: 2,
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </Typography>
      <Stack
        direction="row"
        spacing={1.75}
        sx={{
          alignItems: 'center',
          // Beside a picture the author stands at its lower edge.
          marginBlockStart: 'auto',
          paddingBlockStart: 3.25,
          color: 'text.secondary',
          fontSize: 'sizes.compact',
        }}
      >
        {authors.slice(0, mostPictures).map(({ name, profile_image: image }) => (
          <AuthorImage key={name} name={name} image={image} size={44} />
        ))}
        <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
          {authors.length > 0 && (
            <Box sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
              <AuthorNames authors={authors} />
            </Box>
          )}
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              columnGap: { xs: 1.25, sm: 2 },
              fontSize: { xs: 'sizes.meta', sm: 'sizes.compact' },
              '& > *': { whiteSpace: 'nowrap', [reflowQuery]: { whiteSpace: 'normal' } },
            }}
          >
            {published && <PostDate iso={published} />}
            {readingTime !== undefined && (
              <FormattedMessage id="blog.post.readingTime" values={{ minutes: readingTime }} tagName="span" />
            )}
            {updated && (
              <span>
                <FormattedMessage id="blog.post.updated" values={{ date: <PostDate iso={updated} /> }} />
              </span>
            )}
          </Stack>
        </Box>
      </Stack>
    </Stack>
  );
}
