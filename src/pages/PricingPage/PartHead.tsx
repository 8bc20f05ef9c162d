import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartHeadProps {
  id: string;
  title: ReactNode;
  note?: ReactNode;
}

export function PartHead({ id, title, note }: PartHeadProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'baseline',
        gap: { xs: 1.5, md: 6 },
        marginBlockEnd: 4,
        breakAfter: 'avoid',
      }}
    >
      <Typography variant="display2" component="h2" id={id}>
        {title}
      </Typography>
      {note && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
