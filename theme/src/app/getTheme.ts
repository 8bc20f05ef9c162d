import { createTheme, type CSSObject, type Theme } from '@mui/material/styles';
import '../augmentation';
import { foundations, type Direction } from '../getTheme';
import { usualTextSize } from '../rem';
import { tokens } from '../tokens';
import { components } from './components/all';
import { palettes, type Mode } from './palette';
import { typography } from './typography';
import { themeVars, variables } from './variables';

declare module '@mui/material/styles' {
  /** `theme.vars` is there; only the lean theme of the site has none. */
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Styles for the scheme of `<html data-scheme>`, else of the system. MUI's selector supports an attribute or the system, not both. */
function applyStyles(mode: Mode, styles: CSSObject): CSSObject {
  const other = mode === 'light' ? 'dark' : 'light';
  return {
    [`@media (prefers-color-scheme: ${mode})`]: { [`*:where(:root:not([data-scheme=${other}])) &`]: styles },
    [`*:where(:root[data-scheme=${mode}]) &`]: styles,
  };
}

/** MUI's members of a theme with CSS variables, for `CssBaseline` and for themes based on ours. */
const cssVariables = {
  cssVarPrefix: 'stet',
  defaultColorScheme: 'light' as const,
  getColorSchemeSelector: (mode: Mode) => `[data-scheme="${mode}"] &`,
  generateThemeVars(this: Theme) {
    return themeVars(this);
  },
  generateStyleSheets(this: Theme) {
    return variables(this);
  },
  applyStyles,
};

/** Where a theme has these, MUI's `ThemeProvider` keeps the scheme: it writes `data-scheme` from a storage of its own. */
const keptByMui = {
  colorSchemeSelector: 'data-scheme',
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
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

/** Calls a function once per direction and mode. */
function cached(make: (direction: Direction, mode: Mode) => Theme) {
  const themes = new Map<string, Theme>();
  return (direction: Direction, mode: Mode = 'light'): Theme => {
    const key = `${direction} ${mode}`;
    let theme = themes.get(key);
    if (!theme) themes.set(key, (theme = make(direction, mode)));
    return theme;
  };
}

/** What `StetTheme` provides, cached: a `ThemeProvider` of MUI below it leaves the scheme to `useScheme`. */
export const providedTheme = cached(build);

/**
 * MUI's theme of a direction for MUI's own `ThemeProvider`, cached. Components use variables for both schemes; `theme.palette` has the
 * values of `mode` for MUI's arithmetic.
 */
export const getTheme = cached((direction, mode) =>
  Object.assign({}, providedTheme(direction, mode), keptByMui),
);
