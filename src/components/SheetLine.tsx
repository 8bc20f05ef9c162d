import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A line of a letter or a cover sheet: a small label, and the words set as the document's text. */
export function SheetLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        alignItems: 'baseline',
        paddingBlock: 1.25,
        borderBlockEnd: 1,
        borderColor: 'line.hair',
      }}
    >
      <Typography variant="small" component="span" color="textTertiary">
        {name}
      </Typography>
      <Typography
        variant="document"
        component="span"
        sx={{ fontSize: { md: 'sizes.title2' }, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
