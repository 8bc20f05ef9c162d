import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface SplitLayoutProps {
  /** The text, with its own vertical padding. */
  children: ReactNode;
  aside: ReactNode;
  /** Whether phones leave the aside out. */
  isAsideOptional?: boolean;
}

/**
 * Text beside an aside on a coloured ground that extends to the edge of the screen; on phones it is a band below the text. It may be
 * cropped at the lower edge.
 */
export function SplitLayout({ children, aside, isAsideOptional }: SplitLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        overflow: 'clip',
        // If the page has nothing else, this extends to the footer.
        'main:has(> &:only-child)': { display: 'grid' },
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: (theme) => `clamp(${theme.spacing(5)}, 5vw, ${theme.spacing(9)})`,
        }}
      >
        <Box
          sx={{
            minWidth: 0,
            paddingBlock: (theme) => ({
              xs: theme.spacing(6, isAsideOptional ? 0 : 5),
              md: `clamp(${theme.spacing(8)}, 6.6vw, ${theme.spacing(12)})`,
            }),
          }}
        >
          {children}
        </Box>
        <Box
          sx={{
            position: 'relative',
            display: isAsideOptional ? { xs: 'none', md: 'grid' } : 'grid',
            alignItems: { md: 'center' },
            minWidth: 0,
            paddingBlockStart: { xs: 4, md: 9 },
            paddingBlockEnd: { md: 9 },
            paddingInlineStart: (theme) => ({
              md: `clamp(${theme.spacing(2.5)}, 2.2vw, ${theme.spacing(4)})`,
            }),
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlock: 0,
              insetInline: { xs: '-50vw', md: '0 -50vw' },
              backgroundColor: 'surface.desk',
            },
            '& > *': { position: 'relative', minWidth: 0 },
            displayPrint: 'none',
          }}
        >
          {aside}
        </Box>
      </Container>
    </Box>
  );
}
