import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import './augmentation';
import { controls } from './controls';
import { fields } from './fields';
import { rem, usualTextSize } from './rem';
import { spacing } from './spacing';
import { surfaces } from './surfaces';
import { colors, tokens } from './tokens';
import { typography } from './typography';

/** Writing direction. `ltr` has the Latin type scale, `rtl` the Hebrew one. */
export type Direction = 'ltr' | 'rtl';

const { borderWidth, breakpoint, container, duration, easing, measure, radius, space, zIndex } = tokens;

/** One ink for all of MUI's intents: meaning never depends on colour. */
const intent = (main: string) => ({ main, light: main, dark: main, contrastText: colors.action.onFill });
const ink = intent(colors.action.fill);

const sheetShadow = 'var(--stet-shadow-sheet)';
type Shadows = Theme['shadows'];

/** For `unstable_sxConfig`, whose types do not say that a value may be undefined, as in `{ xs: undefined, md: 1 }`. */
const transform = (change: (value: unknown) => unknown) => ({
  transform: (value: unknown) => change(value) as string,
});

/** `sx={{ borderBlockStart: 1 }}` draws a solid line, as MUI's physical borders do. */
const solidLine = transform((width) => (typeof width === 'number' ? `${width}px solid` : width));

/** In em, so that a larger text size counts as a narrower screen: at 200 % a laptop gets the phone layout. */
const breakpoints = {
  values: {
    xs: breakpoint.xs / usualTextSize,
    sm: breakpoint.sm / usualTextSize,
    md: breakpoint.md / usualTextSize,
    lg: breakpoint.lg / usualTextSize,
    xl: breakpoint.xl / usualTextSize,
  },
  unit: 'em',
  // In hundredths of an em: `down` ends 0.05 px below `up`.
  step: 0.3,
};

/** Shared by all our themes. */
export const foundations = {
  // Colours are variables, which MUI can only mix in CSS; without a color space it computes, and throws.
  colorSpace: 'srgb',
  unstable_sxConfig: {
    // `fontSize: 21` scales with the browser's text size, like the tokens' sizes.
    fontSize: { themeKey: 'typography', ...transform(rem) },
    // Columns in px grow with the text size.
    gridTemplateColumns: transform(rem),
    borderBlock: solidLine,
    borderBlockStart: solidLine,
    borderBlockEnd: solidLine,
    borderInline: solidLine,
    borderInlineStart: solidLine,
    borderInlineEnd: solidLine,
  },
  spacing,
  breakpoints,
  // A number, with which applications calculate; the desk gives a variable.
  shape: {
    borderRadius: radius.control.startsWith('var(') ? radius.control : Number.parseFloat(radius.control),
  },
  shadows: ['none', ...Array<string>(24).fill(sheetShadow)] as Shadows,
  transitions: {
    duration: {
      shortest: duration.instant,
      shorter: duration.state,
      short: duration.state,
      standard: duration.menu,
      complex: duration.accordion,
      enteringScreen: duration.menu,
      leavingScreen: duration.menu,
    },
    easing: {
      easeInOut: easing.standard,
      easeOut: easing.standard,
      easeIn: easing.exit,
      sharp: easing.exit,
    },
  },
  zIndex: {
    appBar: zIndex.header,
    drawer: zIndex.drawer,
    modal: zIndex.dialog,
    snackbar: zIndex.snackbar,
    tooltip: zIndex.skipLink,
  },
  measures: {
    section: space.section,
    page: space.page,
    gutter: space.gutter,
    rail: container.rail,
    marginRule: borderWidth.marginRule,
    body: measure.body,
    document: measure.document,
    legal: measure.legal,
  },
  timing: { duration, easing },
  radii: radius,
  sheetShadow,
} as const satisfies ThemeOptions;

function build(direction: Direction): Theme {
  const theme = createTheme({
    ...foundations,
    direction,
    palette: {
      ...colors,
      primary: ink,
      secondary: ink,
      success: ink,
      info: ink,
      warning: ink,
      error: intent(colors.feedback.error),
      text: { ...colors.text, disabled: colors.text.tertiary },
      action: {
        ...colors.action,
        active: colors.text.primary,
        hover: colors.surface.laid,
        selected: colors.surface.laid,
        disabled: colors.text.tertiary,
        disabledBackground: colors.surface.laid,
      },
      background: { default: colors.surface.page, paper: colors.surface.sheet },
      divider: colors.line.hair,
    },
    typography: typography(direction),
    components: { ...controls, ...fields, ...surfaces },
  });
  const { create } = theme.transitions;
  // Of MUI's transitions only those that neither lay out nor paint the page in every frame.
  theme.transitions.create = (properties = [], options) => {
    const smooth = [properties].flat().filter((name) => /^(opacity|transform)$/.test(name));
    return smooth.length ? create(smooth, options) : 'none';
  };
  return theme;
}

const themes = new Map<Direction, Theme>();

/** The theme of a direction for both colour schemes, cached. */
export function getTheme(direction: Direction): Theme {
  let theme = themes.get(direction);
  if (!theme) themes.set(direction, (theme = build(direction)));
  return theme;
}
