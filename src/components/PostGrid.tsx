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
  /** True where the first card is as wide as the page. */
  hasLead?: boolean;
  /** A card for each post. */
  children: ReactElement[] | undefined;
}

/**
 * How the last row is filled, by the number of columns: a single card takes it whole, two of three share it. Of six tracks a card
 * has two or three; a first card that is a row of its own shifts the count by one.
 */
function closedRows(columns: 2 | 3, first: number) {
  const last = (place: number) => `${columns}n + ${((place + first - 1) % columns) + 1}`;
  const share = 6 / columns;
  return {
    '& > li': { gridColumn: `span ${share}` },
    [`& > li:nth-of-type(${last(1)}):last-of-type`]: { gridColumn: '1 / -1' },
    ...(columns === 3 && {
      [`& > li:nth-of-type(${last(1)}):nth-last-of-type(2), & > li:nth-of-type(${last(2)}):last-of-type`]: {
        gridColumn: 'span 3',
      },
    }),
    ...(first > 0 && { '& > li:first-of-type': { gridColumn: '1 / -1' } }),
  };
}

/** Cards of posts in one, two or three columns, without a hole in the last row. */
export function PostGrid({ label, pending = 0, hasLead = false, children }: PostGridProps) {
  const places = Array.from({ length: pending }, (_, index) => <PostCardSkeleton key={index} />);
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-hidden={!children}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
        [theme.breakpoints.between('md', 'lg')]: closedRows(2, hasLead ? 1 : 0),
        [theme.breakpoints.up('lg')]: closedRows(3, hasLead ? 1 : 0),
        gap: theme.spacing(7, 5),
        ...unmarkedList,
        // Without scripts nothing will be loaded: no places are kept.
        ...(!children && hideWithoutJs),
      })}
    >
      {[...(children ?? []), ...places].map((card) => (
        <Box
          component="li"
          key={card.key}
          aria-hidden={card.type === PostCardSkeleton || undefined}
          // What is in a card is laid out by the width that the card has, whatever the screen's.
          sx={{ minWidth: 0, containerType: 'inline-size' }}
        >
          <Box sx={{ display: 'grid', blockSize: '100%' }}>{card}</Box>
        </Box>
      ))}
    </Box>
  );
}
