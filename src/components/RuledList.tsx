import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { unmarkedList } from './unmarkedList';

interface RuledListProps {
  /** `ol` where the order matters. */
  component?: 'ul' | 'ol';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Styles of the list; those of its rows go under `& > li`. */
  sx?: SxProps<Theme>;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A list as a schedule: an ink rule opens it, hairlines divide it. */
export function RuledList({ component = 'ul', sx, ...props }: RuledListProps) {
  return (
    <Box
      {...props}
      component={component}
      // Safari drops the list role of a list without bullets.
      sx={[
        {
          ...unmarkedList,
          borderBlockStart: '1px solid',
          borderColor: 'line.ink',
          '& > li': { borderBlockEnd: '1px solid', borderColor: 'line.hair' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
