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
          columnGap: 'clamp(40px, 5vw, 72px)',
        }}
      >
        <Box sx={{ minWidth: 0, paddingBlock: { xs: '48px 40px', md: 'clamp(64px, 6.6vw, 96px)' } }}>
          {children}
        </Box>
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            alignItems: { md: 'center' },
            minWidth: 0,
            paddingBlockStart: { xs: '32px', md: '72px' },
            paddingBlockEnd: { md: '72px' },
            paddingInlineStart: { md: 'clamp(20px, 2.2vw, 32px)' },
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
