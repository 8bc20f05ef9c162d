import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** True if a line about the page follows, such as a document's date. */
  isTight?: boolean;
}

/** The title and lead of every page except the landing page. */
export function PageHead({ title, lead, isTight }: PageHeadProps) {
  return (
    <Box
      component="header"
      sx={({ spacing }) => ({
        paddingBlock: `clamp(${spacing(6)}, 5.6vw, ${spacing(10)}) ${isTight ? spacing(2.5) : `clamp(${spacing(4.5)}, 4vw, ${spacing(7)})`}`,
      })}
    >
      <Typography variant="statement" sx={{ maxWidth: '15em' }}>
        {title}
      </Typography>
      {lead && (
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginBlockStart: 2.5, maxWidth: '34em', textWrap: 'balance' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
