import Stack from '@mui/material/Stack';
import ArrowOutwardIcon from '@mui/icons-material/ArrowOutwardOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from './VisuallyHidden';
import type { Post } from '../data/posts';
import { languages } from '../locale/languages';
import { useLocale } from '../locale/useLocale';
import { inLanguage, postPath } from '../paths';
import { textDirection } from '../text/textDirection';
import { AuthorImage } from './AuthorImage';
import { isAllowedMediaUrl, pictureFiles } from '../data/blogAddresses';
import { LazyImage } from './LazyImage';
import { OwnDirection } from './OwnDirection';
import { PostDate } from './PostDate';

interface PostCardProps {
  post: Post;
  /** The start of the post, truncated. */
  excerpt: string;
  /** One level below the list's heading. */
  heading: 'h2' | 'h3';
  /** The first card, across the page, with a larger picture. */
  isLead?: boolean;
}

/** From this container width the text is beside the picture, on cards that fill a row. */
const wide = '@container (min-width: 47.5rem)';
/** From this one the lead is as large as a section's head; narrower, that would be higher than its picture. */
const large = '@container (min-width: 62.5rem)';
/** Narrower than `wide`, a last card that is alone in its row keeps the columns of the rows above. */
const alone = '@container (min-width: 33.75rem) and (max-width: 47.49rem)';

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: 6,
    alignItems: 'stretch',
  },
} as const;
const picture = {
  width: '100%',
  aspectRatio: '16 / 10',
  border: 1,
  borderColor: 'line.hair',
  alignSelf: 'start',
} as const;

/** The first word of four letters or more, shown instead of a picture. */
function wordOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}\p{M}'’״׳-]+/gu) ?? [];
  return words.find((word) => word.length > 3) ?? words[0] ?? '';
}

/** Replaces a missing or third-party picture: a word of the title, dotted as in the brand's mark, beside a ruled margin. */
function TitlePicture({ title }: { title: string }) {
  const word = wordOf(title);
  return (
    <Box
      aria-hidden
      sx={{
        ...picture,
        display: 'grid',
        placeItems: 'center',
        paddingInlineStart: '10%',
        position: 'relative',
        overflow: 'clip',
        containerType: 'inline-size',
        backgroundColor: 'surface.desk',
        color: 'text.primary',
        typography: 'document',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: '10%',
          border: '0 double',
          borderInlineStartWidth: ({ measures }: Theme) => measures.marginRule,
          borderColor: 'line.strong',
        },
      }}
    >
      {/* Letters of Frank Ruhl are half as wide as high: the word takes four fifths of the width, at most 30 % high. */}
      <Box
        component="span"
        className="stet-dots"
        sx={{
          fontSize: `${Math.min(30, Math.round(145 / word.length))}cqi`,
          lineHeight: 1,
          whiteSpace: 'nowrap',
        }}
      >
        {word}
      </Box>
    </Box>
  );
}

/**
 * A post in a list. The whole card is one link, named by the title, which opens a new tab, in Hebrew with `?v=il-he`. Memoized,
 * because the list renders again when the blog is revalidated, and all its cards would block a phone's processor.
 */
export const PostCard = memo(function PostCard({ post, excerpt, heading, isLead }: PostCardProps) {
  const language = useLocale('language');
  const { direction } = languages[language];
  const titleId = useId();
  const membersId = useId();
  const { primary_author: author, primary_tag: tag, feature_image: image } = post;
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        ...card,
        ...(!isLead && {
          [alone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 5 },
        }),
        // The link covers the card, so the focus ring is around the card.
        '&:has(a:focus-visible)': {
          outline: 2,
          outlineColor: 'action.focus',
          outlineOffset: 8,
          '& a': { outline: 'none' },
        },
        '&:hover a': { textDecorationLine: 'underline' },
      }}
    >
      {image && isAllowedMediaUrl(image) ? (
        <LazyImage
          files={pictureFiles(image)}
          sizes={
            isLead
              ? '(min-width: 1440px) 740px, (min-width: 900px) 52vw, 90vw'
              : '(min-width: 1200px) 405px, (min-width: 600px) 45vw, 90vw'
          }
          alt={post.feature_image_alt ?? ''}
          isFirst={isLead}
          width={1600}
          height={1000}
          sx={{ ...picture, objectFit: 'cover' }}
        />
      ) : (
        <TitlePicture title={post.title} />
      )}
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            columnGap: 2,
            paddingBlock: (theme) => theme.spacing(1.75, 1),
            [wide]: { borderBlockStart: 1, borderColor: 'line.hair' },
            ...(!isLead && { [alone]: { borderBlockStart: 1, borderColor: 'line.hair' } }),
          }}
        >
          {tag && (
            <Typography variant="meta" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <OwnDirection>{tag.name}</OwnDirection>
            </Typography>
          )}
          {!post.access && (
            <Typography variant="meta" component="span" id={membersId} sx={{ whiteSpace: 'nowrap' }}>
              <LockIcon sx={{ fontSize: '1em', verticalAlign: '-0.1em', marginInlineEnd: 0.5 }} />
              <FormattedMessage id="blog.list.members" />
            </Typography>
          )}
          <Typography
            variant="finePrint"
            component="span"
            sx={{ '&:not(:only-child)': { marginInlineStart: 'auto' } }}
          >
            {post.published_at && <PostDate iso={post.published_at} />}
          </Typography>
        </Stack>
        <Typography
          variant="h3"
          component={heading}
          sx={{
            fontSize: isLead ? { xs: 'sizes.title6', sm: 'sizes.figure1' } : 'sizes.title6',
            overflowWrap: 'anywhere',
            [large]: { typography: 'display2', marginBlockStart: 3 },
          }}
        >
          <MuiLink
            href={inLanguage(postPath(post.slug), language) + (language === 'he' ? '?v=il-he' : '')}
            target="_blank"
            aria-describedby={post.access ? undefined : membersId}
            rel="noopener"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            <bdi id={titleId} dir={textDirection(post.title, direction)}>
              {post.title}
            </bdi>
            <VisuallyHidden>
              {' '}
              (<FormattedMessage id="shell.link.newTab" />)
            </VisuallyHidden>
          </MuiLink>
        </Typography>
        <Typography
          sx={{
            fontSize: 'sizes.compact',
            lineHeight: 1.55,
            color: 'text.secondary',
            marginBlockStart: 1.25,
            maxWidth: (theme) => theme.measures.document,
            overflowWrap: 'anywhere',
            textWrap: 'pretty',
            [large]: {
              fontSize: 'sizes.smallSerif',
              lineHeight: 1.6,
              marginBlock: (theme) => theme.spacing(2.5),
            },
          }}
        >
          <OwnDirection>{excerpt}</OwnDirection>
        </Typography>
        <Stack
          direction="row"
          spacing={1.25}
          sx={{
            alignItems: 'center',
            marginBlockStart: 'auto',
            paddingBlockStart: 2.25,
            [wide]: { paddingBlockEnd: 0.5 },
          }}
        >
          {author && <AuthorImage name={author.name} image={author.profile_image} size={32} />}
          <Typography variant="small" component="span" color="textSecondary">
            {author && <OwnDirection>{author.name}</OwnDirection>}
          </Typography>
          <ArrowOutwardIcon
            className="directional"
            sx={{ fontSize: 'sizes.compact', marginInlineStart: 'auto', color: 'text.tertiary' }}
          />
        </Stack>
      </Stack>
    </Box>
  );
});

/** A skeleton of the same size; `PostGrid` hides its item from screen readers. */
export function PostCardSkeleton() {
  return (
    <Box sx={card}>
      <Skeleton sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 10' }} />
      <div>
        <Skeleton sx={{ width: '35%', height: 20, marginBlock: (theme) => theme.spacing(1.75, 1) }} />
        <Skeleton sx={{ width: '90%', height: 58 }} />
        <Skeleton sx={{ width: '100%', height: 94, marginBlockStart: 1.25 }} />
        <Skeleton sx={{ width: '45%', height: 32, marginBlockStart: 2.25 }} />
      </div>
    </Box>
  );
}
