import type { PaletteOptions } from '@mui/material/styles';
import { fromEntries } from '../fromEntries';
import type { ColorGroups, SchemePair } from '../resolveTokens';
import { colors, tokens } from '../tokens';

export type Mode = 'light' | 'dark';
type Colors = { [Group in keyof ColorGroups]: Record<ColorGroups[Group], string> };

/** MUI's intents. */
export const intents = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;
export type Intent = (typeof intents)[number];
/** All but ink, which is made of actions' colours. */
export const ownIntents = intents.filter((name) => name !== 'primary');

const intent = (main: string, contrastText: string, pressed = main) => ({
  main,
  light: main,
  dark: pressed,
  contrastText,
});

/** A scheme's colours as values for MUI's arithmetic. */
function literals(mode: Mode): Colors {
  const pick = ([light, dark]: SchemePair) => (mode === 'light' ? light : dark);
  const groups: Record<string, Record<string, SchemePair>> = tokens.colors;
  return fromEntries(
    Object.entries(groups).map(([group, names]) => [
      group,
      fromEntries<ColorGroups[keyof ColorGroups], string>(
        Object.entries(names).map(([name, pair]) => [name, pick(pair)]),
      ),
    ]),
  );
}

/** MUI's palette from `tokens.json`, as values or variables. */
function paletteOf(c: Colors) {
  return {
    surface: c.surface,
    line: c.line,
    mark: c.mark,
    feedback: c.feedback,
    primary: intent(c.action.fill, c.action.onFill, c.action.fillHover),
    secondary: intent(c.text.secondary, c.surface.sheet, c.text.primary),
    error: intent(c.feedback.error, c.surface.sheet),
    success: intent(c.severity.success, c.surface.sheet),
    warning: intent(c.severity.warning, c.surface.sheet),
    info: intent(c.severity.info, c.surface.sheet),
    text: { ...c.text, disabled: c.text.tertiary },
    action: {
      ...c.action,
      active: c.text.primary,
      hover: c.surface.laid,
      selected: c.surface.laid,
      disabled: c.text.tertiary,
      disabledBackground: c.surface.laid,
      hoverOpacity: 0.06,
      selectedOpacity: 0.1,
      focusOpacity: 0.12,
      activatedOpacity: 0.12,
      disabledOpacity: 0.5,
    },
    background: { default: c.surface.page, paper: c.surface.sheet },
    divider: c.line.hair,
    // From the background outwards, in both schemes.
    grey: {
      50: c.surface.page,
      100: c.surface.laid,
      200: c.surface.laid,
      300: c.line.hair,
      400: c.line.strong,
      500: c.line.edge,
      600: c.text.tertiary,
      700: c.text.secondary,
      800: c.text.secondary,
      900: c.text.primary,
      A100: c.line.hair,
      A200: c.line.strong,
      A400: c.line.edge,
      A700: c.text.secondary,
    },
  } as const satisfies PaletteOptions;
}

/** A scheme's palette as values, for `alpha()`, `lighten()` and `darken()`. */
export const palettes: Record<Mode, ReturnType<typeof paletteOf>> = {
  light: paletteOf(literals('light')),
  dark: paletteOf(literals('dark')),
};

const own = (name: Intent, part: string) => `var(--stet-${name}-${part})`;
const ownIntent = (name: Intent) => ({
  main: own(name, 'main'),
  light: own(name, 'main'),
  dark: own(name, 'dark'),
  contrastText: own(name, 'contrast-text'),
});

/** The palette as variables of the tokens. */
export const fromTokens = paletteOf(colors);
const ground = colors.surface;

/** The palette as variables. Intents other than ink have variables of their own, so that applications can change them individually. */
export const variablePalette = {
  ...fromTokens,
  secondary: ownIntent('secondary'),
  success: ownIntent('success'),
  warning: ownIntent('warning'),
  info: ownIntent('info'),
  error: { ...ownIntent('error'), main: colors.feedback.error, light: colors.feedback.error },
} as const;

const each = (suffix: string, value: (name: Intent) => string) =>
  Object.fromEntries(intents.map((name) => [`${name}${suffix}`, value(name)]));

/** Component colours besides the palette, by the names of MUI's CSS variables. */
export const componentColors = {
  Alert: {
    ...each('Color', () => colors.text.primary),
    ...each('IconColor', (name) => variablePalette[name].main),
    ...each('StandardBg', () => ground.sheet),
    ...each('FilledBg', (name) => variablePalette[name].main),
    ...each('FilledColor', (name) => variablePalette[name].contrastText),
  },
  AppBar: { defaultBg: ground.page, darkBg: ground.page, darkColor: colors.text.primary },
  Avatar: { defaultBg: colors.action.fill },
  Button: { inheritContainedBg: ground.laid, inheritContainedHoverBg: colors.line.hair },
  Chip: {
    defaultBorder: colors.line.edge,
    defaultAvatarColor: colors.text.secondary,
    defaultIconColor: colors.text.secondary,
  },
  FilledInput: { bg: ground.laid, hoverBg: colors.line.hair, disabledBg: ground.laid },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: each('Bg', () => colors.line.hair),
  Skeleton: { bg: ground.laid },
  Slider: each('Track', () => colors.line.strong),
  SnackbarContent: { bg: colors.action.fill, color: colors.action.onFill },
  SpeedDialAction: { fabHoverBg: ground.laid },
  StepConnector: { border: colors.line.edge },
  StepContent: { border: colors.line.edge },
  Switch: {
    defaultColor: ground.sheet,
    defaultDisabledColor: colors.line.strong,
    ...each('DisabledColor', () => colors.line.strong),
  },
  TableCell: { border: colors.line.hair },
  Tooltip: { bg: colors.action.fill },
} as const;
