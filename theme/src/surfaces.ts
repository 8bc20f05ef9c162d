import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { colors, tokens } from './tokens';

const { duration, easing, radius, space, container } = tokens;

const sheet = (theme: Theme): CSSObject => ({
  border: `1px solid ${colors.line.hair}`,
  borderRadius: radius.sheet,
  boxShadow: theme.sheetShadow,
});

const inner = { paddingInline: 0, '@media (min-width: 600px)': { paddingInline: 0 } };

/** Text, paper, bars, lists, tables: everything a visitor reads. */
export const surfaces: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display1: 'h1',
        statement: 'h1',
        display2: 'h2',
        h3: 'h3',
        h4: 'h4',
        smallSerif: 'p',
        lead: 'p',
        small: 'p',
        meta: 'p',
        reference: 'p',
        document: 'p',
        price: 'p',
      } as Record<string, string>,
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      // The token is the width of the content; the page's edges come on top.
      root: {
        width: '100%',
        maxWidth: `calc(${container.page} + 2 * ${space.page})`,
        marginInline: 'auto',
        paddingInline: space.page,
        '@media (min-width: 600px)': { paddingInline: space.page },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined', square: true },
    styleOverrides: {
      root: { backgroundImage: 'none', color: colors.text.primary, backgroundColor: colors.surface.sheet },
      outlined: { border: `1px solid ${colors.line.hair}` },
    },
    variants: [
      { props: { variant: 'sheet' }, style: ({ theme }) => sheet(theme) },
      {
        props: { variant: 'note' },
        style: ({ theme }) => ({
          ...sheet(theme),
          borderInlineStart: `3px solid ${colors.line.ink}`,
          padding: '12px 14px',
          fontSize: '0.9375rem',
          lineHeight: 1.5,
        }),
      },
    ],
  },
  MuiAppBar: {
    defaultProps: { position: 'static', color: 'transparent', elevation: 0 },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface.page,
        color: colors.text.primary,
        border: 0,
        borderBlockEnd: `1px solid ${colors.line.hair}`,
        '@media print': { display: 'none' },
      },
    },
  },
  MuiToolbar: {
    styleOverrides: {
      root: { minHeight: 64, ...inner, '@media (min-width: 900px)': { minHeight: 76 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        width: 'calc(100% - 36px)',
        maxWidth: 420,
        paddingInline: 20,
        paddingBlockEnd: 28,
        border: 0,
        borderInlineEnd: `3px double ${colors.line.strong}`,
        backgroundColor: colors.surface.page,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: `color-mix(in srgb, ${colors.surface.band} 55%, transparent)` },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ ...sheet(theme), borderRadius: radius.control }) },
  },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 4 } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, elevation: 0 },
    styleOverrides: {
      root: {
        border: 0,
        borderBlockEnd: `1px solid ${colors.line.hair}`,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      },
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { ...inner, minHeight: 64, '&.Mui-focusVisible': { backgroundColor: 'transparent' } },
      content: { marginBlock: 16 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 24px' } } },
  MuiCollapse: {
    styleOverrides: {
      root: { transitionTimingFunction: easing.standard, transitionDuration: `${duration.accordion}ms` },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '14px 16px',
        paddingInlineStart: 0,
        fontSize: '1rem',
        textAlign: 'start',
        borderBlockEnd: `1px solid ${colors.line.hair}`,
      },
      head: {
        fontSize: '0.875rem',
        fontWeight: tokens.weights.label,
        color: colors.text.tertiary,
        borderBlockEnd: `1px solid ${colors.line.ink}`,
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { display: 'none' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: colors.line.hair } } },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: colors.surface.laid, borderRadius: radius.sheet } },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface.sheet,
        borderColor: colors.line.edge,
        color: colors.text.primary,
        borderRadius: radius.sheet,
      },
    },
  },
};
