import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { reflowQuery } from './mediaQueries';

/**
 * A table that becomes blocks on phones: the row header as a heading, and each cell after its column's title (`data-label`). All supported
 * browsers keep table roles with changed `display`.
 */
export const stackedTable: SxProps<Theme> = ({ palette, breakpoints, spacing }) => ({
  '& th, & td': { verticalAlign: 'top' },
  '& tbody th': { fontWeight: 'fontWeightMedium', color: 'text.primary' },
  '& td': { color: 'text.secondary' },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  [breakpoints.down('sm')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { paddingBlock: 1.75, borderBlockEnd: `1px solid ${palette.line.hair}` },
    '& tbody tr:first-of-type': { borderBlockStart: `1px solid ${palette.line.ink}` },
    '& th, & td': { border: 0, padding: `${spacing(0.25)} 0` },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: '76px minmax(0, 1fr)',
      alignItems: 'baseline',
      [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.tertiary',
      fontSize: 'sizes.meta',
    },
  },
});
