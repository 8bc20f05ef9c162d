import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../locale/useLocale';
import { postPath } from '../paths';
import { AuthorImage } from './AuthorImage';
import { ghostSizes, isOwnAddress } from './blogAddresses';
import { Icon } from './Icon';
import { LazyImage } from './LazyImage';
import { PostDate } from './PostDate';

/** What a card needs of a post; Ghost's own names. */
interface CardPost {
  slug: string;
  title: string;
  published_at: string;
  feature_image: string | null;
  feature_image_alt: string | null;
  primary_tag: { name: string } | null;
  primary_author: { name: string; profile_image: string | null } | null;
}

interface PostCardProps {
  post: CardPost;
  /** The beginning of the post, cut to its length. */
  excerpt: string;
  /** The level below the heading that the cards stand under. */
  heading: 'h2' | 'h3';
}

const card = { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
const picture = { width: '100%', aspectRatio: '16 / 10', border: 1, borderColor: 'line.hair' } as const;

/** A post without a picture, or with one that lies on somebody else's host: the printer's mark for a paragraph. */
function EmptyPicture() {
  return (
    <Box
      aria-hidden
      sx={{
        ...picture,
        display: 'grid',
        placeItems: 'center',
        backgroundColor: 'surface.desk',
        color: 'text.primary',
        typography: 'document',
        fontSize: 'clamp(5rem, 9vw, 8rem)',
        lineHeight: 1,
        '&::before': { content: '"¶"' },
      }}
    />
  );
}

/**
 * A post in a list: picture, tag and date, title, beginning, author. The whole card is one link, named by the title; it opens a
 * new tab, in Hebrew with `?v=il-he`.
 */
export function PostCard({ post, excerpt, heading }: PostCardProps) {
  const { language } = useLocale();
  const { primary_author: author, primary_tag: tag, feature_image: image } = post;
  return (
    <Box
      component="article"
      sx={{
        ...card,
        // The ring of the link goes round the card that the link covers.
        '&:has(a:focus-visible)': { outline: 2, outlineColor: 'action.focus', outlineOffset: 8 },
        '& a:focus-visible': { outline: 'none' },
        '&:hover a': { textDecorationLine: 'underline' },
      }}
    >
      {image && isOwnAddress(image) ? (
        <LazyImage
          src={image}
          srcSet={ghostSizes(image)}
          sizes="(min-width: 1200px) 405px, (min-width: 900px) 45vw, 90vw"
          alt={post.feature_image_alt ?? ''}
          width={1600}
          height={1000}
          sx={{ ...picture, objectFit: 'cover' }}
        />
      ) : (
        <EmptyPicture />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: '14px 8px' }}>
        <Typography variant="meta" component="span">
          {tag?.name}
        </Typography>
        <Typography
          variant="meta"
          component="span"
          sx={{ color: 'text.tertiary', fontWeight: 'fontWeightRegular' }}
        >
          <PostDate iso={post.published_at} />
        </Typography>
      </Box>
      <Typography variant="h3" component={heading} sx={{ fontSize: '1.6875rem', overflowWrap: 'anywhere' }}>
        <MuiLink
          href={postPath(post.slug) + (language === 'he' ? '?v=il-he' : '')}
          target="_blank"
          rel="noopener"
          underline="none"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {post.title}
          <Box component="span" sx={visuallyHidden}>
            {' '}
            (<FormattedMessage id="shell.link.newTab" />)
          </Box>
        </MuiLink>
      </Typography>
      <Typography
        sx={{
          fontSize: '1rem',
          lineHeight: 1.55,
          color: 'text.secondary',
          marginBlockStart: 1.25,
          overflowWrap: 'anywhere',
        }}
      >
        {excerpt}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          marginBlockStart: 'auto',
          paddingBlockStart: 2.25,
        }}
      >
        {author && <AuthorImage name={author.name} image={author.profile_image} size={32} />}
        <Typography variant="small" component="span" sx={{ color: 'text.secondary' }}>
          {author?.name}
        </Typography>
        <Icon name="external" sx={{ fontSize: 16, marginInlineStart: 'auto', color: 'text.tertiary' }} />
      </Box>
    </Box>
  );
}

/** The place of a card that is being fetched, of the same size. */
export function PostCardSkeleton() {
  return (
    <Box aria-hidden sx={card}>
      <Skeleton sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 10' }} />
      <Skeleton sx={{ width: '35%', height: 20, marginBlock: '14px 8px' }} />
      <Skeleton sx={{ width: '90%', height: 58 }} />
      <Skeleton sx={{ width: '100%', height: 94, marginBlockStart: 1.25 }} />
      <Skeleton sx={{ width: '45%', height: 32, marginBlockStart: 2.25 }} />
    </Box>
  );
}
