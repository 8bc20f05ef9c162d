import { createTheme, type CSSObject, type Theme } from '@mui/material/styles';
import '../augmentation';
import { foundations, type Direction } from '../getTheme';
import { tokens } from '../tokens';
import { usualTextSize } from '../textSize';
import { components } from './components/all';
import { palettes, type Mode } from './palette';
import { typography } from './typography';
import { themeVars, variables } from './variables';

/** Styles for the scheme of `<html data-scheme>`, else of the system. MUI's selector supports an attribute or the system, not both. */
function applyStyles(mode: Mode, styles: CSSObject): CSSObject {
  const other = mode === 'light' ? 'dark' : 'light';
  return {
    [`@media (prefers-color-scheme: ${mode})`]: { [`*:where(:root:not([data-scheme=${other}])) &`]: styles },
    [`*:where(:root[data-scheme=${mode}]) &`]: styles,
  };
}

/** MUI's members of a theme with CSS variables, for its `ThemeProvider` and `CssBaseline`. */
const cssVariables = {
  cssVarPrefix: 'stet',
  defaultColorScheme: 'light' as const,
  colorSchemeSelector: 'data-scheme',
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  getColorSchemeSelector: (mode: Mode) => `[data-scheme="${mode}"] &`,
  generateThemeVars(this: Theme) {
    return themeVars(this);
  },
  generateStyleSheets(this: Theme) {
    return variables(this);
  },
  applyStyles,
};

function build(direction: Direction, mode: Mode): Theme {
  const toolbar = `@media (min-width: ${tokens.breakpoint.md / usualTextSize}em)`;
  const theme = createTheme({
    ...foundations,
    direction,
    mixins: { toolbar: { minHeight: 64, [toolbar]: { minHeight: 76 } } },
    palette: { mode, ...palettes[mode] },
    typography: typography(direction),
    components,
  });
  return Object.assign(theme, cssVariables, {
    defaultColorScheme: mode,
    vars: themeVars(theme),
  });
}

const themes = new Map<string, Theme>();

/**
 * MUI's theme of a direction, cached. Components use variables for both schemes; `theme.palette` has the values of `mode` for MUI's
 * arithmetic.
 */
export function getTheme(direction: Direction, mode: Mode = 'light'): Theme {
  const key = `${direction} ${mode}`;
  let theme = themes.get(key);
  if (!theme) themes.set(key, (theme = build(direction, mode)));
  return theme;
}
