import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface DeskSpreadProps {
  /** What is read, at the start of the line; it brings its own space above and below. */
  children: ReactNode;
  /** What lies on the desk. */
  onDesk: ReactNode;
}

/**
 * Text, and beside it a desk that runs to the edge of the screen, with a picture or a sheet on it; on a phone the desk is a band
 * below the text, and what lies on it may be cut off by its lower edge.
 */
export function DeskSpread({ children, onDesk }: DeskSpreadProps) {
  return (
    <Box sx={{ overflow: 'clip' }}>
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
              xs: theme.spacing(6, 5),
              md: `clamp(${theme.spacing(8)}, 6.6vw, ${theme.spacing(12)})`,
            }),
          }}
        >
          {children}
        </Box>
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
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
            '@media print': { display: 'none' },
          }}
        >
          {onDesk}
        </Box>
      </Container>
    </Box>
  );
}
