import type { Components, Theme } from '@mui/material/styles';
import { controls } from '../../controls';
import { pads, spacing } from '../../spacing';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { Close } from './icons';
import { edge, eased, filled, hairline, lifted, onGround, perIntent } from './shared';

const { radius, target } = tokens;
const {
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiChip,
  MuiIconButton,
  MuiSvgIcon,
  MuiToggleButton,
  ...core
} = controls;

/** Buttons and the like: the core's, and those that the site does not use. */
export const actions: Components<Theme> = {
  ...core,
  MuiButtonBase: {
    ...MuiButtonBase,
    defaultProps: { ...MuiButtonBase?.defaultProps, disableTouchRipple: true },
  },
  MuiButton: {
    ...MuiButton,
    variants: [
      ...(MuiButton?.variants ?? []),
      ...perIntent({ variant: 'contained' }, (of) => ({
        backgroundColor: of('main'),
        color: of('contrastText'),
        '&:hover': { backgroundColor: of('dark') },
      })),
      ...perIntent({ variant: 'outlined' }, (of) => ({
        color: of('main'),
        borderColor: 'currentColor',
        '&:hover': { borderColor: 'currentColor' },
      })),
      ...perIntent({ variant: 'text' }, (of) => ({ color: of('main') })),
      {
        props: { variant: 'contained', color: 'inherit' },
        style: {
          backgroundColor: colors.surface.laid,
          color: 'inherit',
          '&:hover': { backgroundColor: colors.line.hair },
        },
      },
      { props: { variant: 'text', color: 'inherit' }, style: { color: 'inherit' } },
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: {
          ...onGround,
          borderColor: 'currentColor',
          '&:hover': { ...onGround['&:hover'], borderColor: 'currentColor' },
        },
      },
      // Without a background a disabled button would look like text.
      {
        props: { disabled: true },
        style: {
          '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    ],
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { boxShadow: 'none', borderRadius: radius.control },
      grouped: { minWidth: target.control },
      // MUI draws the divider in a shade of the buttons' background.
      firstButton: { '&&': { borderColor: colors.line.edge } },
      middleButton: { '&&': { borderColor: colors.line.edge } },
    },
  },
  // Of MUI's size.
  MuiSvgIcon: { styleOverrides: MuiSvgIcon?.styleOverrides },
  MuiIconButton: {
    ...MuiIconButton,
    styleOverrides: {
      ...MuiIconButton?.styleOverrides,
      sizeSmall: { minWidth: 32, minHeight: 32, padding: spacing(0.625) },
      sizeLarge: { padding: spacing(1.5) },
    },
    variants: [
      ...perIntent({}, (of) => ({ color: of('main') })),
      { props: { color: 'inherit' }, style: onGround },
    ],
  },
  MuiFab: {
    styleOverrides: {
      root: {
        ...lifted,
        ...eased('background-color'),
        borderRadius: radius.round,
        backgroundColor: colors.surface.sheet,
        color: colors.text.primary,
        '&:hover': { backgroundColor: colors.surface.laid },
        '&:active, &:focus-visible': { boxShadow: 'var(--stet-shadow-sheet)' },
      },
      primary: { ...filled, '&:hover': { backgroundColor: colors.action.fillHover } },
      extended: { paddingInline: spacing(2.5), gap: spacing(1), fontSize: sizes.body },
    },
    variants: perIntent({}, (of) => ({
      backgroundColor: of('main'),
      color: of('contrastText'),
      '&:hover': { backgroundColor: of('dark') },
    })),
  },
  MuiSpeedDial: { styleOverrides: { fab: { '&.MuiFab-primary': { borderColor: 'transparent' } } } },
  MuiSpeedDialAction: {
    styleOverrides: {
      fab: { backgroundColor: colors.surface.sheet, color: colors.text.primary },
      staticTooltipLabel: {
        ...lifted,
        backgroundColor: colors.surface.sheet,
        color: colors.text.primary,
        fontSize: sizes.small,
      },
    },
  },
  MuiToggleButton: {
    ...MuiToggleButton,
    styleOverrides: {
      ...MuiToggleButton?.styleOverrides,
      root: [
        MuiToggleButton?.styleOverrides?.root,
        {
          '&.Mui-selected.Mui-disabled': {
            backgroundColor: colors.surface.laid,
            color: colors.text.tertiary,
          },
        },
      ],
    },
    variants: perIntent({}, (of) => ({
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: of('main'), color: of('contrastText') },
    })),
  },
  MuiChip: {
    ...MuiChip,
    defaultProps: { deleteIcon: <Close /> },
    styleOverrides: {
      ...MuiChip?.styleOverrides,
      sizeSmall: { minHeight: 24, fontSize: sizes.reference },
      deleteIcon: {
        width: 18,
        height: 18,
        marginInline: pads(-0.5, 1),
        ...onGround,
      },
      avatar: { width: 22, height: 22, marginInline: pads(0.375, -0.5), color: colors.action.onFill },
      outlined: { backgroundColor: 'transparent', borderColor: colors.line.edge },
    },
    variants: [
      ...(MuiChip?.variants ?? []),
      ...perIntent({ variant: 'filled' }, (of) => ({
        backgroundColor: of('main'),
        borderColor: of('main'),
        color: of('contrastText'),
        '&.MuiChip-clickable:hover': { backgroundColor: of('dark') },
      })),
      {
        props: { variant: 'filled', color: 'primary' },
        style: {
          ...filled,
          borderColor: colors.action.fill,
          '&.MuiChip-clickable:hover': { backgroundColor: colors.action.fillHover },
        },
      },
      ...perIntent({ variant: 'outlined' }, (of) => ({ color: of('main'), borderColor: of('main') })),
    ],
  },
  MuiLink: {
    ...core.MuiLink,
    variants: perIntent({}, (of) => ({ color: of('main') })),
  },
  MuiMenuItem: {
    styleOverrides: {
      root: [
        core.MuiMenuItem?.styleOverrides?.root,
        { justifyContent: 'flex-start', '&.Mui-disabled': { opacity: 1, color: colors.text.tertiary } },
      ],
    },
  },
  MuiPagination: { styleOverrides: { ul: { gap: spacing(0.5) } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: target.control,
        height: target.control,
        margin: 0,
        borderRadius: radius.control,
        fontSize: sizes.small,
        fontVariantNumeric: 'tabular-nums lining-nums',
        '&:hover': { backgroundColor: colors.surface.laid },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': filled,
      },
      sizeSmall: { minWidth: 32, height: 32 },
      outlined: { border: edge },
      rounded: { borderRadius: radius.control },
    },
    variants: [
      { props: { shape: 'circular' }, style: { borderRadius: radius.round } },
      ...perIntent({}, (of) => ({
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: of('main'), color: of('contrastText') },
      })).map(({ props, style }) => ({ props: { color: props.color as 'secondary' }, style })),
    ],
  },
  MuiBottomNavigation: {
    styleOverrides: { root: { borderBlockStart: hairline, backgroundColor: colors.surface.page } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        color: colors.text.secondary,
        '&.Mui-selected': { color: colors.text.primary, boxShadow: `inset 0 2px 0 ${colors.line.ink}` },
      },
      label: { '&, &.Mui-selected': { fontSize: sizes.reference } },
    },
  },
  MuiTabs: {
    defaultProps: { textColor: 'primary' },
    styleOverrides: {
      root: { minHeight: target.control },
      indicator: { height: 2, backgroundColor: colors.line.ink },
      vertical: { '& .MuiTabs-indicator': { width: 2, height: 'auto' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: target.control,
        paddingInline: spacing(2),
        color: colors.text.secondary,
        fontSize: sizes.body,
        '&:hover': { color: colors.text.primary },
        '&.Mui-selected': { color: colors.text.primary },
        '&.Mui-disabled': { color: colors.text.tertiary, opacity: 1 },
        '&:focus-visible': { outlineOffset: -4 },
        '@media (forced-colors: active)': { '&.Mui-selected': { textDecoration: 'underline' } },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        color: colors.text.tertiary,
        '&.Mui-active, &.Mui-completed': { color: colors.text.primary, fontWeight: tokens.weight.label },
        '&.Mui-error': { color: colors.feedback.error },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: colors.text.tertiary,
        '&.Mui-active, &.Mui-completed': { color: colors.action.fill },
        '&.Mui-error': { color: colors.feedback.error },
      },
      text: {
        fill: colors.surface.sheet,
        fontFamily: tokens.family.text,
        fontSize: sizes.marker,
        fontWeight: tokens.weight.strong,
      },
    },
  },
  MuiStepButton: { styleOverrides: { root: { borderRadius: radius.control } } },
  MuiMobileStepper: {
    styleOverrides: {
      root: { padding: spacing(1.5), backgroundColor: colors.surface.page, fontSize: sizes.small },
      dot: { backgroundColor: colors.line.edge },
      dotActive: { backgroundColor: colors.action.fill },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      ...MuiBreadcrumbs?.styleOverrides,
      root: { fontSize: sizes.meta, color: colors.text.tertiary },
    },
  },
};
