import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { listReset } from '../styles/listReset';

interface RuledListProps {
  component?: 'ul' | 'ol';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Styles of the list; style rows with `& > li`. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A list with a rule above it and hairlines between its rows. */
export function RuledList({ component = 'ul', sx, ...props }: RuledListProps) {
  return (
    <Box
      {...props}
      component={component}
      sx={[
        {
          ...listReset,
          borderBlockStart: '1px solid',
          borderColor: 'line.ink',
          '& > li': { borderBlockEnd: '1px solid', borderColor: 'line.hair' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
