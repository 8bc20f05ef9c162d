import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { hideWithoutJs } from '../styles/hideWithoutJs';
import { PostCardSkeleton } from './PostCard';
import { listReset } from '../styles/listReset';

interface PostGridProps {
  label: string;
  /** Number of skeletons after the cards. */
  pending?: number;
  /** Whether the first card spans the page. */
  hasLead?: boolean;
  children: ReactElement[] | undefined;
}

/**
 * Fills the last row for a number of columns: a single card spans it, two of three share it. There are six tracks, of which a card takes
 * two or three; a first card with a row of its own shifts the count by one.
 */
function completeRows(columns: 2 | 3, first: number) {
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

/** Cards in one, two or three columns, without gaps in the last row. */
export function PostGrid({ label, pending = 0, hasLead = false, children }: PostGridProps) {
  // Keyed from the end, so that those stay where they are whose cards are still pending.
  const places = Array.from({ length: pending }, (_, index) => <PostCardSkeleton key={index - pending} />);
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-hidden={!children}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
        [theme.breakpoints.between('sm', 'lg')]: completeRows(2, hasLead ? 1 : 0),
        [theme.breakpoints.up('lg')]: completeRows(3, hasLead ? 1 : 0),
        gap: theme.spacing(7, 5),
        ...listReset,
        // Without scripts nothing will load, so there are no skeletons.
        ...(!children && hideWithoutJs),
      })}
    >
      {[...(children ?? []), ...places].map((card) => (
        <Box
          component="li"
          key={card.key}
          aria-hidden={card.type === PostCardSkeleton || undefined}
          sx={{ minWidth: 0, containerType: 'inline-size', breakInside: 'avoid' }}
        >
          <Box sx={{ display: 'grid', blockSize: '100%' }}>{card}</Box>
        </Box>
      ))}
    </Box>
  );
}
