import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SplitHeadProps {
  title: ReactNode;
  lead: ReactNode;
}

/** The title and lead of a page on a `SplitLayout`. */
export function SplitHead({ title, lead }: SplitHeadProps) {
  return (
    <>
      <Typography variant="statement">{title}</Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{
          marginBlockStart: 2.5,
          '&:not(:last-child)': { marginBlockEnd: 4.5 },
          maxWidth: '26em',
          textWrap: 'balance',
        }}
      >
        {lead}
      </Typography>
    </>
  );
}
