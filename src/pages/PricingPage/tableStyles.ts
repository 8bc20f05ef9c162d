import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { headerHeight } from '../../styles/headerHeight';
import { leaderDots } from '../../components/DotLeader';
import { reflowQuery } from '../../styles/mediaQueries';
import { withoutJs } from '../../styles/hideWithoutJs';

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
    (isHebrew ? [17.6, 11.7, 12.4, 11.7, 11.7, 11.7, 12.6] : [20.6, 8, 11.4, 12.4, 9.3, 12.1, 13.6]).map(
      (share, index) => [`& thead th:nth-of-type(${index + 1})`, { width: `${share}%` }],
    ),
  );

/** All plans side by side under a sticky head; on a narrow screen, the cells of two: `.first` and `.second`. */
export const comparison: SxProps<Theme> = (theme) => {
  const { palette, typography, breakpoints, spacing, direction } = theme;
  const narrow = breakpoints.down('md').replace('@media', '@media screen and');
  return {
    // The border of a sticky head scrolls away when collapsed.
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    position: 'relative',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      paddingInline: `0 ${spacing(1.5)}`,
      lineHeight: 1.45,
      verticalAlign: 'baseline',
      fontSize: { xs: 'sizes.small', md: 'sizes.meta', lg: 'sizes.small' },
    },
    '& td': { color: 'text.secondary', whiteSpace: 'pre-line', textWrap: 'balance' },
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
    // Dots lead from a row's name past the plans without it to those with it.
    [breakpoints.up('md').replace('@media', '@media screen and')]: {
      '& .none': {
        ...leaderDots(theme),
        // At the middle of the first line.
        backgroundPosition: `0 calc(${spacing(1.75)} + 0.725em - 1.5px)`,
        '& > span': visuallyHidden,
        '&:has(+ :not(.none))': {
          backgroundOrigin: 'content-box',
          backgroundClip: 'content-box',
          backgroundPosition: '0 calc(0.725em - 1.5px)',
        },
      },
      // Of the row, since the dots clip the background of their cell.
      '@media (hover: hover)': { '& tbody tr:hover': { backgroundColor: palette.surface.laid } },
    },
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
      [reflowQuery]: { '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& td::before': label },
      // Without buttons every plan is listed under each row.
      [withoutJs]: {
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
      // Its links are of no use on paper, and it would begin another sheet.
      '& tbody tr:last-of-type': { display: 'none' },
    },
  };
};
