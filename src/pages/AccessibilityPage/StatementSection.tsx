import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';

interface StatementSectionProps {
  id: 'standard' | 'done' | 'audit' | 'gaps' | 'contact';
  /** Stands below the title, beside the content; after the content on a narrow screen. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the accessibility statement. */
export function StatementSection({ id, aside, children }: StatementSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 4fr) minmax(0, 8fr)',
          lg: 'minmax(0, 3fr) minmax(0, 9fr)',
        },
        gridTemplateRows: { md: 'auto 1fr' },
        gap: { xs: 2.5, md: 4 },
        paddingBlock: (theme) => `${theme.spacing(3.5)} clamp(${theme.spacing(6)}, 5vw, ${theme.spacing(9)})`,
        borderBlockStart: 1,
        borderColor: 'line.ink',
        // Keeps dates in one piece, and at a Hebrew prefix.
        '& time': { whiteSpace: 'nowrap', [reflowQuery]: { whiteSpace: 'normal' } },
      }}
    >
      <Typography variant="h3" component="h2">
        <FormattedMessage id={`accessibility.${id}.title`} />
      </Typography>
      <Box
        sx={({ measures }) => ({
          gridArea: { md: '1 / 2 / span 2' },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          '& > p': { margin: 0, maxWidth: measures.body, textWrap: 'pretty' },
        })}
      >
        {children}
      </Box>
      {aside && (
        <Stack
          spacing={2}
          sx={{ typography: 'small', color: 'text.secondary', '& > p': { margin: 0, textWrap: 'pretty' } }}
        >
          {aside}
        </Stack>
      )}
    </Box>
  );
}
