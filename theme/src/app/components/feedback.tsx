import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { progressBar, progressKeyframes } from '../../progress';
import { pads, spacing } from '../../spacing';
import { wholeOnLowScreens } from '../../surfaces';
import { sizes } from '../../textSize';
import { colors, tokens } from '../../tokens';
import { variablePalette, type Intent } from '../palette';
import { Close, Failure, Info, Success, Warning } from './icons';
import { coloredGround, hairline, lifted, onGround, perIntent, withoutMargins } from './shared';

const { borderWidth, duration, easing, radius, weight } = tokens;
const round = { animationDuration: `${Math.round((2 / 3) * duration.loop)}ms` };
const severities = ['error', 'success', 'warning', 'info'] as const satisfies Intent[];

/** One bar instead of MUI's two. */
const moving: CSSObject = {
  '@keyframes progress': progressKeyframes,
  '@media (prefers-reduced-motion: no-preference)': {
    '& .MuiLinearProgress-bar1': progressBar('progress'),
    '& .MuiLinearProgress-bar2': { display: 'none' },
  },
};

/** Alerts, dialogs, progress. A severity has icon, edge and text, never colour alone. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        error: <Failure fontSize="inherit" />,
        success: <Success fontSize="inherit" />,
        warning: <Warning fontSize="inherit" />,
        info: <Info fontSize="inherit" />,
      },
      slots: { closeIcon: Close },
    },
    styleOverrides: {
      root: {
        padding: pads(1, 2),
        border: hairline,
        borderRadius: radius.sheet,
        backgroundColor: colors.surface.sheet,
        color: colors.text.primary,
        fontSize: sizes.small,
      },
      icon: { opacity: 1, fontSize: sizes.title3 },
      filled: { fontWeight: weight.label },
    },
    variants: severities.flatMap((severity) => {
      const { main, contrastText } = variablePalette[severity];
      return [
        {
          props: { variant: 'standard', severity },
          style: { borderInlineStart: `${borderWidth.bar} solid ${main}` },
        },
        { props: { variant: 'outlined', severity }, style: { borderColor: main } },
        {
          props: { variant: 'filled', severity },
          style: {
            ...coloredGround(main, contrastText),
            borderColor: main,
            '& .MuiIconButton-root': onGround,
          },
        },
      ] as const;
    }),
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { fontSize: sizes.body, fontWeight: weight.strong, marginBlockEnd: spacing(0.25) },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        ...lifted,
        ...coloredGround(colors.action.fill, colors.action.onFill),
        borderColor: 'transparent',
        fontSize: sizes.small,
      },
      action: {
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
        '& .MuiIconButton-root:hover, & .MuiButton-root:hover': { backgroundColor: colors.action.fillHover },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...lifted,
        ...wholeOnLowScreens,
        borderColor: colors.line.strong,
        borderRadius: radius.control,
        backgroundColor: colors.surface.sheet,
      },
      paperFullScreen: { border: 0, borderRadius: 0, boxShadow: 'none' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...(theme.typography.h3 as object), padding: pads(3, 3, 1.5) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: pads(1.5, 3, 3) }, dividers: { borderColor: colors.line.hair } },
  },
  MuiDialogContentText: { styleOverrides: { root: { color: colors.text.secondary } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { gap: spacing(1), padding: pads(1.5, 3, 3) },
      spacing: withoutMargins,
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...wholeOnLowScreens,
        backgroundColor: colors.surface.page,
        borderColor: colors.line.strong,
        boxShadow: 'none',
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 4,
        borderRadius: 0,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      indeterminate: moving,
      bar: {
        transitionDuration: `${duration.menu}ms`,
        borderRadius: 0,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
      // MUI draws dots here.
      dashed: { backgroundImage: 'none' },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 3 },
    styleOverrides: { indeterminate: round, circle: { ...round, strokeLinecap: 'butt' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface.laid,
        '&, &::after': { animationDuration: `${duration.loop}ms` },
        '@media (forced-colors: active)': { border: '1px dashed GrayText' },
      },
    },
    variants: [
      { props: { variant: 'rectangular' }, style: { borderRadius: radius.sheet } },
      { props: { variant: 'rounded' }, style: { borderRadius: radius.window } },
    ],
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: pads(0.75, 1.25),
        borderRadius: radius.sheet,
        backgroundColor: colors.action.fill,
        color: colors.action.onFill,
        fontSize: sizes.meta,
        fontWeight: weight.text,
        '@media (forced-colors: active)': { border: '1px solid' },
      },
      arrow: { color: colors.action.fill },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontSize: sizes.marker,
        fontWeight: weight.strong,
        fontVariantNumeric: 'tabular-nums lining-nums',
        '@media (forced-colors: active)': { border: '1px solid' },
      },
    },
    variants: [
      {
        props: { color: 'default' },
        style: {
          '& > .MuiBadge-badge': { backgroundColor: colors.mark.flag, color: colors.mark.onFlag },
        },
      },
      ...perIntent({}, (of) => ({
        '& > .MuiBadge-badge': { backgroundColor: of('main'), color: of('contrastText') },
      })),
    ],
  },
  MuiCollapse: { defaultProps: { easing: easing.standard } },
};
