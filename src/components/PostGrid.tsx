import Stack from '@mui/material/Stack';
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

/** Cards in one, two or three columns, without gaps in the last row. */
export function PostGrid({ label, pending = 0, hasLead = false, children }: PostGridProps) {
  // Keyed from the end, so that those stay where they are whose cards are still pending.
  const places = Array.from({ length: pending }, (_, index) => <PostCardSkeleton key={index - pending} />);
  return (
    <Stack
      direction="row"
      component="ul"
      aria-label={label}
      aria-hidden={!children}
      sx={{
        flexWrap: 'wrap',
        // More than a quarter or a third of the width, so that no other card fits into the row; the last ones share theirs.
        '& > li': { flex: { xs: '1 1 100%', sm: '1 1 34%', lg: '1 1 26%' } },
        ...(hasLead && { '& > li:first-of-type': { flexBasis: '100%' } }),
        gap: (theme) => theme.spacing(7, 5),
        ...listReset,
        // Without scripts nothing will load, so there are no skeletons.
        ...(!children && hideWithoutJs),
      }}
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
    </Stack>
  );
}
