import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { pads, spacing } from './spacing';
import { sizes } from './textSize';
import { colors, tokens } from './tokens';

const { borderWidth, radius, target, weight } = tokens;

/** Backgrounds are not printed, and light text would disappear: print dark text in a frame. */
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

/** Underline of links. Blue and double lines are for insertions. */
const linkLine: CSSObject = {
  textDecoration: `underline 1px ${colors.line.edge}`,
  textUnderlineOffset: '0.22em',
  '&:hover': { textDecorationColor: 'currentColor' },
};

const unavailable: CSSObject = { '&[aria-disabled=true]': { color: colors.text.tertiary } };

/** Buttons, links, toggles, chips, menus, tabs. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '&:active': { opacity: 0.9 },
      },
    },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: {
      // For icons that point in the reading direction.
      root: { '[dir=rtl] &.directional': { transform: 'scaleX(-1)' } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: pads(0.75, 2.75),
        textAlign: 'center',
      },
      sizeSmall: { minHeight: 40, padding: pads(0.5, 2), fontSize: sizes.small },
      sizeLarge: { minHeight: target.button, padding: pads(1, 3.25), fontSize: sizes.body },
      contained: {
        ...filled,
        // Forced colours remove the background; the border remains.
        border: '1px solid transparent',
        '&:hover': { backgroundColor: colors.action.fillHover },
      },
      outlined: {
        borderColor: colors.line.edge,
        color: colors.text.primary,
        '&:hover': { backgroundColor: colors.surface.laid, borderColor: colors.line.ink },
      },
      text: {
        ...linkLine,
        color: colors.action.link,
        paddingInline: spacing(0.5),
        '&:hover': linkLine['&:hover'],
      },
      startIcon: { marginInline: pads(-0.5, 1) },
      endIcon: { marginInline: pads(1, -0.5) },
    },
    // What cannot be done now, on buttons that keep the focus.
    variants: [
      { props: { variant: 'outlined', size: 'small' }, style: unavailable },
      { props: { variant: 'text', size: 'small' }, style: unavailable },
      {
        props: { variant: 'contained', 'aria-disabled': true },
        style: {
          color: colors.text.tertiary,
          borderColor: colors.line.hair,
          '&, &:hover': { backgroundColor: colors.surface.laid },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: target.control,
        minHeight: target.control,
        padding: spacing(1),
        borderRadius: radius.control,
        color: colors.text.primary,
        '&:hover': { backgroundColor: colors.surface.laid },
        ...unavailable,
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
        gap: spacing(0.5),
        padding: spacing(0.5),
        border: `${borderWidth.edge} solid ${colors.line.edge}`,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
        flexWrap: 'wrap',
      },
      grouped: { margin: 0, border: 0, borderRadius: radius.sheet },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: spacing(1.25),
        minHeight: target.control,
        paddingBlock: spacing(0.5),
        // On a narrow phone two buttons and a link fit in one row.
        paddingInline: `min(${pads(2.5)}, 4vw)`,
        fontSize: sizes.compact,
        color: colors.text.secondary,
        '&:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover': filled,
        // Groups remove borders.
        '@media (forced-colors: active)': { '&&.Mui-selected': { border: '2px solid' } },
      },
      // With its group as high as a small button.
      sizeSmall: { minHeight: 30, paddingInline: spacing(1.25), fontSize: sizes.meta },
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
        fontSize: sizes.meta,
        fontWeight: weight.label,
      },
      label: { paddingInline: spacing(1.25) },
      icon: { marginInline: pads(1.25, -0.5), color: 'inherit' },
      // A filter with `aria-pressed`.
      clickable: {
        minHeight: 40,
        borderColor: colors.line.edge,
        backgroundColor: 'transparent',
        color: colors.text.primary,
        fontSize: sizes.small,
        '&:hover': { backgroundColor: colors.surface.laid },
        '&:active': { boxShadow: 'none' },
        '&[aria-pressed=true], &[aria-pressed=true]:hover': { ...filled, borderColor: colors.action.fill },
        '& > .MuiChip-label': { paddingInline: spacing(1.75) },
        '@media (forced-colors: active)': { '&[aria-pressed=true]': { border: '3px solid' } },
      },
    },
    variants: [
      {
        props: { variant: 'badge' },
        style: {
          minHeight: 22,
          // Yellow is for evidence; this takes the colours around it.
          borderColor: 'currentcolor',
          backgroundColor: 'transparent',
          color: 'inherit',
          fontSize: sizes.reference,
          fontWeight: weight.strong,
          '& > .MuiChip-label': { paddingInline: spacing(0.875) },
        },
      },
    ],
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: colors.text.tertiary },
      separator: { marginInline: spacing(1) },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: spacing(0.75) } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: spacing(2),
        justifyContent: 'space-between',
        // MUI removes the height on wide screens.
        '&&': { minHeight: target.control },
        paddingInline: spacing(1.625),
        fontSize: sizes.compact,
        // The menu scrolls, so an outer ring would be clipped.
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected': {
          borderInlineStart: `${borderWidth.bar} solid ${colors.line.ink}`,
          paddingInlineStart: spacing(1.25),
          fontWeight: weight.label,
        },
      },
    },
  },
};
