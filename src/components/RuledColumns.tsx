import type { ReactNode } from 'react';
import { RuledList } from './RuledList';

interface RuledColumnsProps {
  /** `ol` where the order matters. */
  component?: 'ul' | 'ol';
  /** `<li>` elements, two or three. */
  children: ReactNode;
}

/** Half the space between two columns: the hairline stands in its middle. */
const half = 32;

/**
 * A few entries side by side under one ink rule, with hairlines between them; on a phone one below the other. All columns are
 * equally wide, whatever is in them.
 */
export function RuledColumns({ component = 'ul', children }: RuledColumnsProps) {
  return (
    <RuledList
      component={component}
      sx={({ palette, breakpoints, spacing }) => ({
        [breakpoints.up('md')]: {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          columnGap: `${2 * half}px`,
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
              insetInlineStart: -half,
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
