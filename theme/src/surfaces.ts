import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { pads, spacing } from './spacing';
import { sizes } from './textSize';
import { colors, tokens } from './tokens';

const { borderWidth, container, duration, easing, family, radius, space, weight } = tokens;

const hairline = `${borderWidth.hair} solid ${colors.line.hair}`;

/** Hairline and shadow. */
export const sheet: CSSObject = {
  border: hairline,
  // In the dark scheme the shadow is an outline: a border of its own would double the edge.
  borderColor: `light-dark(${colors.line.hair}, transparent)`,
  borderRadius: radius.sheet,
  boxShadow: 'var(--stet-shadow-sheet)',
};

/** A low screen scrolls a sheet as a whole: what scrolls in it would have no height left. */
export const wholeOnLowScreens: CSSObject = {
  '@media (max-height: 30em)': { '&& > *': { flexShrink: 0 } },
};

/** A cell with `align="right"`: figures align at their last digit in Hebrew too, where MUI's side would be mirrored. */
export const figures = ({ theme }: { theme: Theme }): CSSObject => ({
  textAlign: theme.direction === 'rtl' ? 'start' : 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Paper, text, bars, lists, tables. */
export const surfaces: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display1: 'h1',
        statement: 'h1',
        display2: 'h2',
        smallSerif: 'p',
        rowTitle: 'p',
        railNumber: 'p',
        lead: 'p',
        small: 'p',
        meta: 'p',
        finePrint: 'p',
        reference: 'p',
        document: 'p',
        clause: 'p',
        price: 'p',
      },
    },
    // Our lines are tighter than MUI's: what is hidden across would cut descenders and the lines of an insertion.
    // In a flex container it still gets narrower than its words.
    styleOverrides: { noWrap: { overflow: 'clip visible', minWidth: 0 } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      // The token is the content's width; padding is added.
      root: {
        maxWidth: `calc(${container.page} + 2 * ${space.page})`,
        '&&': { paddingInline: space.page },
        // 1296 px would look lost on the widest screens.
        '@media (min-width: 100em)': { maxWidth: `calc(1480px + 2 * ${space.page})` },
      },
    },
  },
  MuiPaper: {
    // MUI's `elevation` writes a `style` attribute, which the content security policy blocks.
    defaultProps: { elevation: 0, variant: 'flat', square: true },
    styleOverrides: { outlined: { borderRadius: radius.sheet } },
    variants: [
      { props: { variant: 'sheet' }, style: sheet },
      {
        props: { variant: 'note' },
        style: {
          ...sheet,
          borderInlineStart: `${borderWidth.bar} solid ${colors.line.ink}`,
          padding: pads(1.5, 1.75),
          fontSize: sizes.small,
          lineHeight: 1.5,
        },
      },
    ],
  },
  MuiAppBar: {
    // A colour would set variables that nothing reads.
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        borderBlockEnd: hairline,
        boxShadow: 'none',
        backgroundColor: colors.surface.page,
        color: colors.text.primary,
        '@media print': { display: 'none' },
      },
    },
  },
  // A gap, which wrapped rows have between them as well.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiBackdrop: {
    styleOverrides: {
      // Menus have an invisible backdrop.
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: `color-mix(in srgb, ${colors.surface.band} 55%, transparent)`,
        },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: wholeOnLowScreens } },
  MuiPopover: {
    styleOverrides: {
      paper: {
        ...sheet,
        // A dark menu over a sheet has the sheet's colour, so that its edge alone shows where it ends.
        borderColor: `light-dark(${colors.line.strong}, ${colors.line.edge})`,
        borderRadius: radius.control,
      },
    },
  },
  MuiAccordion: {
    defaultProps: {
      square: true,
      disableGutters: true,
      // It opens at once, and its content is revealed: a change of height would lay out the page in every frame.
      slotProps: { transition: { timeout: 0 } },
    },
    styleOverrides: {
      root: {
        borderBlockEnd: hairline,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
        '& > .MuiCollapse-root > *': {
          opacity: 0,
          transform: 'translateY(-6px)',
          transition: ['opacity', 'transform']
            .map((property) => `${property} ${duration.accordion}ms ${easing.standard}`)
            .join(),
        },
        '& > .MuiCollapse-entered > *': { opacity: 1, transform: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 64,
        padding: 0,
        fontSize: sizes.document,
        fontWeight: weight.label,
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        // The two bars of a plus; a minus has no upright.
        '&::before, &::after': {
          content: '""',
          width: 16,
          height: 2,
          marginInlineStart: spacing(2),
          backgroundColor: 'currentColor',
          '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' },
        },
        '&::after': { flex: 'none' },
        '&::before': {
          position: 'absolute',
          insetBlockStart: 'calc(50% - 8px)',
          insetInlineEnd: 7,
          width: 2,
          height: 16,
          transition: `transform ${duration.state}ms ${easing.standard}`,
        },
        '&.Mui-expanded::before': { transform: 'scaleY(0)' },
      },
      content: { marginBlock: spacing(2) },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: pads(0, 0, 3) } } },
  MuiCollapse: {
    // MUI would write `min-height: 0px` as an attribute, which the content security policy blocks.
    defaultProps: { style: { minHeight: undefined } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: pads(1.75, 2),
        paddingInlineStart: 0,
        fontSize: sizes.compact,
        borderBlockEnd: hairline,
      },
      head: {
        fontSize: sizes.meta,
        lineHeight: 1.4,
        color: colors.text.tertiary,
        borderBlockEndColor: colors.line.ink,
      },
      sizeSmall: { paddingBlock: spacing(1.125) },
      paddingNone: { padding: 0 },
      alignRight: [
        figures,
        ({ theme }) => ({
          // The last column ends at the table's edge: in Hebrew its figures, aligned at the other side, must fill it.
          '&:where(:last-of-type)': {
            paddingInlineEnd: 0,
            ...(theme.direction === 'rtl' && { width: '1%' }),
          },
        }),
      ],
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.surface.laid } },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: {
        backgroundColor: colors.action.fill,
        color: colors.action.onFill,
        fontFamily: family.display,
        fontSize: sizes.meta,
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: colors.surface.laid, borderRadius: radius.sheet } },
  },
};
