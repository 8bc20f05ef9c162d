import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { reflowQuery } from './mediaQueries';

/**
 * A table as blocks: the row header as a heading, and each cell after its column's title (`data-label`). All supported browsers keep table
 * roles with changed `display`.
 * @param titles width of the column's titles.
 */
export const stacked = ({ palette, spacing }: Theme, titles: string): SystemStyleObject<Theme> => ({
  '&, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead': visuallyHidden,
  '& tr': { paddingBlock: 1.75, borderBlockEnd: `1px solid ${palette.line.hair}` },
  '& th, & td': { border: 0, padding: `${spacing(0.25)} 0` },
  '& td[data-label]': {
    display: 'grid',
    gridTemplateColumns: `${titles} minmax(0, 1fr)`,
    alignItems: 'baseline',
    [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    color: 'text.tertiary',
    fontSize: 'sizes.meta',
  },
});

/** A table that becomes blocks on phones. */
export const stackedTable: SxProps<Theme> = (theme) => ({
  '& th, & td': { verticalAlign: 'top' },
  '& tbody th': { fontWeight: 'fontWeightMedium', color: 'text.primary' },
  '& td': { color: 'text.secondary' },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  [theme.breakpoints.down('sm')]: {
    ...stacked(theme, '76px'),
    '& tbody tr:first-of-type': { borderBlockStart: `1px solid ${theme.palette.line.ink}` },
  },
});
