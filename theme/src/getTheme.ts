import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import './augmentation';
import { baseline } from './baseline';
import { controls } from './controls';
import { surfaces } from './surfaces';
import type { TextStyle } from './resolveTokens';
import { colors, tokens } from './tokens';

/** Writing direction; the theme knows no languages. Left to right wears the Latin type scale, right to left the Hebrew one. */
export type Direction = 'ltr' | 'rtl';

const { breakpoints, weights, families } = tokens;

/** A text style as MUI's typography wants it. */
function variant({ below600, lineHeight, ...style }: TextStyle) {
  return {
    ...style,
    lineHeight,
    ...(below600 && { [`@media (max-width: ${breakpoints.sm! - 0.05}px)`]: { fontSize: below600 } }),
  };
}

/** Every text style of the tokens, plus the three that are a size and a weight of another. */
function typography(direction: Direction) {
  const styles = tokens.typography[direction === 'rtl' ? 'he' : 'en'];
  const none = undefined as never;
  return {
    fontFamily: families.text,
    fontWeightRegular: weights.text,
    fontWeightMedium: weights.label,
    fontWeightBold: weights.strong,
    families: { display: families.display, text: families.text, code: families.code },
    display1: variant(styles.display1),
    statement: variant(styles.statement),
    display2: variant(styles.display2),
    h3: variant(styles.h3),
    h4: variant(styles.h4),
    smallSerif: {
      ...variant(styles.h3),
      fontSize: '1.1875rem',
      fontWeight: weights.displayStrong,
      lineHeight: 1.3,
      letterSpacing: 0,
    },
    lead: variant(styles.lead),
    body1: variant(styles.body),
    body2: variant(styles.small),
    small: variant(styles.small),
    meta: variant(styles.meta),
    reference: { ...variant(styles.meta), fontSize: tokens.smallestSize },
    document: variant(styles.document),
    price: variant(styles.price),
    button: { ...variant(styles.body), fontWeight: weights.label, lineHeight: 1.2, textTransform: 'none' },
    h1: none,
    h2: none,
    h5: none,
    h6: none,
    subtitle1: none,
    subtitle2: none,
    caption: none,
    overline: none,
  } satisfies ThemeOptions['typography'];
}

/** One ink for every intent that MUI knows: meaning never rests on colour here. */
function intent(main: string, contrastText: string) {
  return { main, light: main, dark: main, contrastText };
}

const ink = intent(colors.action.fill, colors.action.onFill);

/** `sx={{ borderBlockStart: 1 }}` draws a solid line, as MUI's physical borders do. */
const solidLine = { transform: (width: unknown) => (typeof width === 'number' ? `${width}px solid` : width) };
const logicalBorders = {
  borderBlock: solidLine,
  borderBlockStart: solidLine,
  borderBlockEnd: solidLine,
  borderInline: solidLine,
  borderInlineStart: solidLine,
  borderInlineEnd: solidLine,
};

function build(direction: Direction): Theme {
  return createTheme({
    direction,
    // Colours are var()s, so MUI mixes them in CSS instead of computing with them.
    colorSpace: 'srgb',
    palette: {
      ...colors,
      primary: ink,
      secondary: ink,
      success: ink,
      info: ink,
      warning: ink,
      error: intent(colors.feedback.error, colors.action.onFill),
      text: { ...colors.text, disabled: colors.text.tertiary },
      action: {
        ...colors.action,
        active: colors.text.primary,
        hover: colors.surface.laid,
        selected: colors.surface.laid,
      },
      background: { default: colors.surface.page, paper: colors.surface.sheet },
      divider: colors.line.hair,
    },
    unstable_sxConfig: logicalBorders,
    typography: typography(direction),
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440, ...breakpoints } },
    shape: { borderRadius: Number.parseFloat(tokens.radius.control) },
    shadows: Array.from({ length: 25 }, (_, elevation) =>
      elevation === 0 ? 'none' : sheetShadow,
    ) as Theme['shadows'],
    transitions: {
      duration: {
        shortest: 80,
        shorter: 120,
        short: 120,
        standard: 200,
        complex: 400,
        enteringScreen: 200,
        leavingScreen: 200,
      },
      easing: {
        easeInOut: tokens.easing.standard,
        easeOut: tokens.easing.standard,
        easeIn: tokens.easing.exit,
        sharp: tokens.easing.exit,
      },
    },
    zIndex: {
      appBar: tokens.zIndex.header,
      drawer: tokens.zIndex.drawer,
      modal: tokens.zIndex.dialog,
      snackbar: tokens.zIndex.snackbar,
      tooltip: tokens.zIndex.skipLink,
    },
    measures: {
      section: tokens.space.section,
      page: tokens.space.page,
      gutter: tokens.space.gutter,
      rail: tokens.container.rail,
      body: tokens.measure.body,
      document: tokens.measure.document,
      legal: tokens.measure.legal,
      panelMax: tokens.container.panelMax,
    },
    marks: { duration: tokens.duration, easing: tokens.easing },
    radii: tokens.radius,
    sheetShadow,
    components: { ...controls, ...surfaces, MuiCssBaseline: { styleOverrides: (theme) => baseline(theme) } },
  } as ThemeOptions);
}

/** The shadow of a sheet in the light scheme, its outline in the dark one. */
const sheetShadow = `0 0 0 1px light-dark(transparent, ${tokens.colors.line.hair[1]}), ${tokens.shadow.sheet}`;

const themes = new Map<Direction, Theme>();

/** The theme of a direction, for both colour schemes; built once per direction. */
export function getTheme(direction: Direction): Theme {
  let theme = themes.get(direction);
  if (!theme) themes.set(direction, (theme = build(direction)));
  return theme;
}
