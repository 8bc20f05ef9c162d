import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { colors, tokens } from './tokens';

const { borderWidth, duration, easing, radius, target, weight } = tokens;

/** On paper a ground is not printed, and its light words would vanish with it: ink in a frame says the same. */
const filled = {
  backgroundColor: colors.action.fill,
  color: colors.action.onFill,
  '@media print': {
    backgroundColor: 'transparent',
    color: colors.text.primary,
    outline: '1px solid',
    outlineOffset: -1,
  },
};

const eased = (...properties: string[]) => ({
  transition: properties.map((property) => `${property} ${duration.state}ms ${easing.standard}`).join(', '),
});

/** One thin line under words that lead somewhere; blue and double lines are insertions, never links. */
const linkLine: CSSObject = {
  textDecoration: `underline 1px ${colors.line.edge}`,
  textUnderlineOffset: '0.22em',
  '&:hover': { textDecorationColor: 'currentColor' },
};

/** Buttons, links, toggles, chips, menus, tabs: what a visitor presses. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '&:active': { opacity: 0.9, transitionDuration: `${duration.instant}ms` },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        paddingInline: 22,
        textAlign: 'center',
        ...eased('background-color', 'border-color'),
      },
      sizeSmall: { minHeight: 40, paddingInline: 16, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: target.button, paddingInline: 26, fontSize: '1.0625rem' },
      contained: {
        ...filled,
        // Forced colours drop the ground: the edge remains.
        border: '1px solid transparent',
        '&:hover': { backgroundColor: colors.action.fillHover },
      },
      outlined: {
        borderColor: colors.line.edge,
        color: colors.text.primary,
        '&:hover': { backgroundColor: colors.surface.laid, borderColor: colors.line.ink },
      },
      text: { ...linkLine, color: colors.action.link, paddingInline: 4, '&:hover': linkLine['&:hover'] },
      startIcon: { marginInline: '-4px 8px' },
      endIcon: { marginInline: '8px -4px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: target.control,
        minHeight: target.control,
        borderRadius: radius.control,
        color: colors.text.primary,
        ...eased('background-color'),
        '&:hover': { backgroundColor: colors.surface.laid },
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { underlineAlways: linkLine },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 4,
        padding: 4,
        border: `${borderWidth.edge} solid ${colors.line.edge}`,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
      },
      grouped: { margin: 0, border: 0, borderRadius: radius.sheet },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: target.control,
        paddingBlock: 4,
        paddingInline: 20,
        fontSize: '1rem',
        color: colors.text.secondary,
        ...eased('background-color', 'color'),
        '&:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': filled,
        '@media (forced-colors: active)': { '&.Mui-selected': { border: '2px solid' } },
      },
      sizeSmall: { minHeight: 28, paddingInline: 10, fontSize: '0.875rem' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 28,
        border: `${borderWidth.edge} solid ${colors.line.strong}`,
        borderRadius: radius.sheet,
        backgroundColor: colors.surface.sheet,
        color: colors.text.secondary,
        fontSize: '0.875rem',
        fontWeight: weight.label,
      },
      label: { paddingInline: 10 },
      icon: { marginInline: '10px -4px', color: 'inherit' },
      // A filter: `aria-pressed` says that it is on.
      clickable: {
        minHeight: 40,
        borderColor: colors.line.edge,
        backgroundColor: 'transparent',
        color: colors.text.primary,
        fontSize: '0.9375rem',
        '&:hover': { backgroundColor: colors.surface.laid },
        '&:active': { boxShadow: 'none' },
        '&[aria-pressed=true], &[aria-pressed=true]:hover': { ...filled, borderColor: colors.action.fill },
        '& > .MuiChip-label': { paddingInline: 14 },
        '@media (forced-colors: active)': { '&[aria-pressed=true]': { border: '3px solid' } },
      },
    },
    variants: [
      {
        props: { variant: 'badge' },
        style: {
          minHeight: 22,
          border: 0,
          backgroundColor: colors.mark.flag,
          color: colors.mark.onFlag,
          fontSize: '0.8125rem',
          fontWeight: weight.strong,
          '& > .MuiChip-label': { paddingInline: 7 },
        },
      },
    ],
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 16,
        justifyContent: 'space-between',
        // MUI takes the height away on wide screens.
        '&&': { minHeight: target.control },
        paddingInline: 13,
        fontSize: '1rem',
        // The menu scrolls, so a ring outside would be cut off.
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected': {
          borderInlineStart: `${borderWidth.bar} solid ${colors.line.ink}`,
          paddingInlineStart: 10,
          fontWeight: weight.label,
        },
      },
    },
  },
};
