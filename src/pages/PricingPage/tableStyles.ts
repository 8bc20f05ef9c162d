import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { headerHeight } from '../../components/headerHeight';
import { reflowQuery } from '../../components/reflowQuery';

/** The columns of a narrow screen, which the buttons above the table share: the names of the rows stand beside two plans, or above them. */
export const narrowColumns = {
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '192px repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;

const label = {
  content: 'attr(data-label)',
  display: 'block',
  color: 'text.tertiary',
  fontSize: 'sizes.meta',
} as const;

/** Between 900 and 1440 px each column but the last has the share of the width, in percent, that its longest line needs. */
const tabletColumns = (isHebrew: boolean) =>
  Object.fromEntries(
    (isHebrew ? [17.7, 11.4, 12.1, 11.4, 11.4, 13, 12.6] : [19.9, 10.9, 11.2, 11.2, 12.1, 11.1, 12.6]).map(
      (share, index) => [`& thead th:nth-of-type(${index + 1})`, { width: `${share}%` }],
    ),
  );

/** All plans side by side under a sticky head; on a narrow screen, the cells of two: `.first` and `.second`. */
export const comparison: SxProps<Theme> = ({ palette, typography, breakpoints, spacing, direction }) => {
  const narrow = breakpoints.down('md').replace('@media', '@media screen and');
  return {
    // The border of a sticky head scrolls away when collapsed.
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    position: 'relative',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      paddingInline: { xs: `0 ${spacing(1.5)}`, lg: `0 ${spacing(2)}` },
      lineHeight: 1.45,
      verticalAlign: 'baseline',
      fontSize: { xs: 'sizes.small', md: 'sizes.meta', lg: 'sizes.small' },
    },
    '& td': { color: 'text.secondary', whiteSpace: 'pre-line' },
    '& td.money': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: headerHeight.md,
      zIndex: 1,
      // The longest name needs all of its column at 900 px.
      paddingInlineEnd: 0,
      verticalAlign: 'bottom',
      backgroundColor: 'surface.page',
      color: 'text.primary',
      fontFamily: typography.families.display,
      fontWeight: 'fontWeightDisplay',
      fontSize: { xs: 'sizes.compact', lg: 'sizes.title1' },
    },
    '& thead th:first-of-type': { width: { xl: '280px' } },
    [breakpoints.between('md', 'xl')]: tabletColumns(direction === 'rtl'),
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& tbody th': { fontWeight: 'fontWeightMedium', textAlign: 'start', textWrap: 'balance' },
    [narrow]: {
      '&, & tbody': { display: 'block' },
      '& thead': visuallyHidden,
      // With a place, unlike cells, so that a link can scroll there.
      '& thead .other': { visibility: 'hidden' },
      '& thead th': { scrollMarginBlockStart: 72 },
      '& tbody .other': { display: 'none' },
      '& tbody tr': {
        ...narrowColumns,
        display: 'grid',
        rowGap: 0.5,
        paddingBlock: 1.5,
        borderBlockEnd: `1px solid ${palette.line.hair}`,
      },
      '& tbody th, & tbody td': { display: 'block', border: 0, padding: 0 },
      '& tbody th': {
        gridColumn: { xs: '1 / -1', sm: 'auto' },
        color: { xs: 'text.tertiary', sm: 'text.primary' },
        fontSize: { xs: 'sizes.meta', sm: 'sizes.small' },
        fontWeight: { xs: 'fontWeightRegular', sm: 'fontWeightMedium' },
      },
      '& tbody .second': { order: 1 },
      '& a': { scrollMarginBlockStart: 88 },
      [reflowQuery]: {
        '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& td::before': label,
      },
      // Without buttons every plan is listed under each row.
      '@media (scripting: none)': {
        '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 1 },
        '& tbody th': { gridColumn: '1 / -1', color: 'text.primary', fontWeight: 'fontWeightMedium' },
        '& tbody .other': { display: 'block' },
        '& tbody .second': { order: 0 },
        '& td::before': label,
      },
    },
    // Fits all columns on a page.
    '@media print': {
      tableLayout: 'auto',
      '& th, & td': { paddingInline: `0 ${spacing(1)}`, fontSize: 'sizes.reference' },
      '& thead th': { position: 'static', fontSize: 'sizes.reference' },
      '& thead th:first-of-type': { width: 'auto' },
    },
  };
};
