import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartHeadProps {
  id: string;
  title: ReactNode;
  note?: ReactNode;
}

/** The heading of a part of the pricing page. */
export function PartHead({ id, title, note }: PartHeadProps) {
  return (
    <Box sx={{ marginBlockEnd: 4, breakAfter: 'avoid' }}>
      <Typography variant="display2" id={id}>
        {title}
      </Typography>
      {note && (
        <Typography
          color="textSecondary"
          sx={{ marginBlockStart: 1.5, maxWidth: { xs: '34em', md: 'none' }, textWrap: 'balance' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
