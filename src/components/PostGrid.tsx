import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { hideWithoutJs } from './hideWithoutJs';
import { PostCardSkeleton } from './PostCard';
import { unmarkedList } from './unmarkedList';

interface PostGridProps {
  /** What the list is called, for assistive technology. */
  label: string;
  /** Number of places to keep, after the cards that are here, for those being fetched. */
  pending?: number;
  /** A card for each post. */
  children?: ReactElement[];
}

/** Cards of posts in one, two or three columns. */
export function PostGrid({ label, pending = 0, children }: PostGridProps) {
  const places = Array.from({ length: pending }, (_, index) => <PostCardSkeleton key={index} />);
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-hidden={!children}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: '56px 40px',
        ...unmarkedList,
        // Without scripts nothing is coming: no places are kept.
        ...(!children && hideWithoutJs),
      }}
    >
      {[...(children ?? []), ...places].map((card) => (
        <li key={card.key} aria-hidden={card.type === PostCardSkeleton || undefined}>
          <Box sx={{ display: 'grid', blockSize: '100%' }}>{card}</Box>
        </li>
      ))}
    </Box>
  );
}
