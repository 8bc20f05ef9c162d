import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { colors, tokens } from './tokens';

const { duration, easing, radius, target } = { ...tokens, target: { control: 44, button: 52 } };

const stateTransition = (...properties: string[]) =>
  properties.map((property) => `${property} ${duration.state}ms ${easing.standard}`).join(', ');

/** One thin line under words that lead somewhere; blue and double lines are insertions, never links. */
export const linkLine: CSSObject = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: colors.line.edge,
  textUnderlineOffset: '0.22em',
};

/** Buttons, links, toggles, fields: everything a visitor presses. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '&:active': { opacity: 0.9, transitionDuration: `${duration.instant}ms` },
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        paddingInline: 22,
        paddingBlock: 8,
        borderRadius: radius.control,
        textAlign: 'center',
        transition: stateTransition('background-color', 'border-color', 'color'),
      },
      sizeSmall: { minHeight: 40, paddingInline: 16, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: target.button, paddingInline: 26 },
      contained: {
        border: `1px solid ${colors.action.fill}`,
        backgroundColor: colors.action.fill,
        color: colors.action.onFill,
        boxShadow: 'none',
        '&:hover': { backgroundColor: colors.action.fillHover, borderColor: colors.action.fillHover },
      },
      outlined: {
        border: `1px solid ${colors.line.edge}`,
        backgroundColor: 'transparent',
        color: colors.text.primary,
        '&:hover': { backgroundColor: colors.surface.laid, borderColor: colors.line.ink },
      },
      text: {
        ...linkLine,
        color: colors.action.link,
        '&:hover': { ...linkLine, backgroundColor: 'transparent', textDecorationColor: 'currentColor' },
      },
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
        transition: stateTransition('background-color'),
        '&:hover': { backgroundColor: colors.surface.laid },
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: {
        ...linkLine,
        textDecorationColor: colors.line.edge,
        transition: stateTransition('text-decoration-color'),
        '&:hover': { textDecorationColor: 'currentColor' },
      },
      underlineNone: { textDecoration: 'none' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        border: `1px solid ${colors.line.edge}`,
        borderRadius: radius.control,
        overflow: 'hidden',
        backgroundColor: colors.surface.sheet,
      },
      grouped: {
        margin: 0,
        border: 0,
        borderRadius: 0,
        '&:not(:first-of-type)': { borderInlineStart: `1px solid ${colors.line.strong}` },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: target.control,
        paddingInline: 18,
        paddingBlock: 4,
        fontSize: '1rem',
        color: colors.text.secondary,
        '&:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colors.action.fill,
          color: colors.action.onFill,
        },
        // The frame clips an outer ring, so the ring lies inside.
        '&:focus-visible': { outlineOffset: -4 },
        '&.Mui-selected:focus-visible': { outlineColor: colors.action.onFill },
        '@media (forced-colors: active)': {
          '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -4 },
        },
      },
      sizeSmall: { minHeight: 34, paddingInline: 12, fontSize: '0.875rem' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        minHeight: 40,
        height: 'auto',
        borderRadius: radius.sheet,
        border: `1px solid ${colors.line.edge}`,
        backgroundColor: 'transparent',
        color: colors.text.primary,
        fontSize: '0.9375rem',
        fontWeight: tokens.weights.label,
        '&.MuiChip-clickable:hover': { backgroundColor: colors.surface.laid },
        '&[aria-pressed=true], &[aria-pressed=true].MuiChip-clickable:hover': {
          backgroundColor: colors.action.fill,
          borderColor: colors.action.fill,
          color: colors.action.onFill,
        },
      },
      label: { paddingInline: 14 },
      icon: { marginInline: '12px -6px', color: 'inherit' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: target.control,
        paddingInline: 16,
        fontSize: '1rem',
        '&:hover, &.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colors.surface.laid,
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected': {
          fontWeight: tokens.weights.label,
          borderInlineStart: `3px solid ${colors.line.ink}`,
          paddingInlineStart: 13,
        },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.line.edge,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colors.action.focus },
      },
    },
  },
  MuiRadio: {
    styleOverrides: { root: { color: colors.line.edge, '&.Mui-checked': { color: colors.action.fill } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: colors.action.fill,
        color: colors.action.onFill,
        borderRadius: radius.sheet,
        fontSize: '0.875rem',
      },
    },
  },
};
