import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RuledList } from '../../components/RuledList';

/** A ruled list of `Statement`s. */
export function StatementList({ children }: { children: ReactNode }) {
  return (
    <RuledList
      sx={{
        borderColor: 'line.hair',
        '& > li': {
          display: { sm: 'flex' },
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 4,
          paddingBlock: { xs: 1.25, sm: 1.875 },
          textWrap: 'balance',
        },
      }}
    >
      {children}
    </RuledList>
  );
}

/** A statement and what proves it, at the end of its line. */
export function Statement({ source, children }: { source: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span>{children}</span>{' '}
      <Typography variant="meta" component="span" color="textSecondary">
        {source}
      </Typography>
    </li>
  );
}
