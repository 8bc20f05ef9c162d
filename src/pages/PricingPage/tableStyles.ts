import type { SxProps, Theme } from '@mui/material/styles';

/** A shadow at the edge beyond which the table scrolls: it is fixed, and covered by backgrounds that scroll with the content's edges. */
const moreBeyond = ({ surface, line }: Theme['palette']) => {
  const fade = (side: 'left' | 'right', from: string, width: string, attachment: 'local' | 'scroll') =>
    `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${from}, transparent) ${side} / ${width} 100% no-repeat ${attachment}`;
  const sides = ['left', 'right'] as const;
  return {
    '@media screen and (forced-colors: none)': {
      background: [
        ...sides.map((side) => fade(side, `${surface.page} 40%`, '48px', 'local')),
        ...sides.map((side) => fade(side, line.hair, '20px', 'scroll')),
      ].join(', '),
    },
  };
};

/** A wide table with a sticky head and first column. From `md` the page scrolls it; below, its own frame. */
export const frame: SxProps<Theme> = ({ breakpoints, palette }) => ({
  [breakpoints.down('md')]: {
    ...moreBeyond(palette),
    overflow: 'auto',
    maxHeight: 'calc(100svh - 120px)',
    scrollSnapType: 'x proximity',
    scrollPaddingInlineStart: 'var(--first-column)',
    overscrollBehaviorX: 'contain',
    '@media print': { overflow: 'visible', maxHeight: 'none' },
  },
});

/** The table in such a frame. */
export const stickyTable: SxProps<Theme> = ({ palette, typography, breakpoints, spacing }) => ({
  // Borders of sticky cells scroll away when collapsed.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    paddingInline: `0 ${spacing(2)}`,
    lineHeight: 1.45,
    verticalAlign: 'baseline',
    fontSize: 'sizes.small',
  },
  '& td': { color: 'text.secondary' },
  '& td.money': { color: 'text.primary', fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    backgroundColor: 'surface.page',
    color: 'text.primary',
    fontFamily: typography.families.display,
    fontWeight: 'fontWeightDisplay',
    fontSize: { xs: 'sizes.title1', md: 'sizes.body', lg: 'sizes.title1' },
    scrollSnapAlign: 'start',
    '@media print': { position: 'static', fontSize: 'sizes.small', whiteSpace: 'normal' },
    // Below the site's sticky header.
    [breakpoints.up('md')]: { insetBlockStart: 76 },
  },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    width: 'var(--first-column)',
    minWidth: 'var(--first-column)',
    backgroundColor: 'surface.page',
    [breakpoints.down('md')]: { borderInlineEnd: `1px solid ${palette.line.strong}` },
    '@media print': { position: 'static', width: 'auto', minWidth: 0, borderInlineEnd: 0 },
  },
  '& tbody th': { fontWeight: 'fontWeightMedium', textAlign: 'start' },
  '& thead th:first-of-type': { zIndex: 2, scrollSnapAlign: 'none' },
  [breakpoints.down('md')]: { '& th + *, & td + td': { paddingInlineStart: 2 } },
  // Fits all columns on a page.
  '@media print': {
    '& th, & td, & th + *, & td + td': { paddingInline: `0 ${spacing(1)}`, fontSize: 'sizes.reference' },
  },
});
