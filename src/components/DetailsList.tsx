import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../translations';
import { reflowQuery } from '../styles/mediaQueries';

export interface DetailsListProps {
  lines: readonly { name: MessageId; value: ReactNode }[];
  isStacked?: boolean;
}

/** Labels and values, side by side or stacked. */
export function DetailsList({ lines, isStacked }: DetailsListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        margin: 0,
        '& dt': { typography: 'meta', color: 'text.tertiary' },
        '& dd': { margin: 0, overflowWrap: 'anywhere' },
        ...(isStacked
          ? { '& > div + div > dt': { marginBlockStart: 1.5 } }
          : {
              gridTemplateColumns: {
                xs: '7em minmax(0, 1fr)',
                sm: 'minmax(6.5em, max-content) minmax(0, 1fr)',
              },
              alignItems: 'baseline',
              columnGap: 2.5,
              rowGap: 0.75,
              [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            }),
      }}
    >
      {lines.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <FormattedMessage id={name} tagName="dt" />
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
