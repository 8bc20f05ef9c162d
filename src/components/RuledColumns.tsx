import type { ReactNode } from 'react';
import { RuledList } from './RuledList';

interface RuledColumnsProps {
  component?: 'ul' | 'ol';
  /** Two or three `<li>` elements. */
  children: ReactNode;
}

/** Entries in columns of equal width under one rule, with hairlines between them; stacked on phones. */
export function RuledColumns({ component = 'ul', children }: RuledColumnsProps) {
  return (
    <RuledList
      component={component}
      sx={({ palette, breakpoints, spacing }) => ({
        [breakpoints.up('md')]: {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          columnGap: spacing(8),
        },
        '& > li': {
          position: 'relative',
          borderBlockEnd: 0,
          paddingBlock: spacing(2.75, 3.5),
          [breakpoints.up('md')]: { paddingBlock: spacing(3, 1) },
        },
        '& > li + li': {
          [breakpoints.down('md')]: { borderBlockStart: `1px solid ${palette.line.hair}` },
          [breakpoints.up('md')]: {
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlock: 0,
              // In the middle of the gap.
              insetInlineStart: `calc(${spacing(8)} / -2)`,
              borderInlineStart: `1px solid ${palette.line.hair}`,
            },
          },
        },
      })}
    >
      {children}
    </RuledList>
  );
}
