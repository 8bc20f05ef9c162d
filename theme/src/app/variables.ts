import type { CSSObject, Theme } from '@mui/material/styles';
import { both, colorVariables, lightBand, schemes } from '../schemes';
import { colors, tokens } from '../tokens';
import { variableName } from '../variableName';
import { componentColors, fromTokens, intents, ownIntents, palettes, variablePalette } from './palette';

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The variable in a value, if any: `var(--stet-text-primary)` → `--stet-text-primary`. */
const variableIn = (value: unknown) =>
  typeof value === 'string' ? /^var\((--[\w-]+)\)$/.exec(value)?.[1] : undefined;

/** Leaves that differ, with their paths. */
function changed(now: object, before: object, path: string[] = []): [path: string[], value: string][] {
  return Object.entries(before).flatMap(([name, was]): [string[], string][] => {
    const is: unknown = at(now, [name]);
    if (isTree(was)) return isTree(is) ? changed(is, was, [...path, name]) : [];
    return typeof is === 'string' && is !== was ? [[[...path, name], is]] : [];
  });
}

const at = (tree: object, path: readonly string[]) =>
  path.reduce<unknown>((node, name) => (isTree(node) ? node[name] : undefined), tree);

/** Paths of MUI's palette and our variables for them. */
const variableByPalettePath: Record<string, string | undefined> = {
  'primary.main': variableName('action', 'fill'),
  'primary.contrastText': variableName('action', 'onFill'),
  'primary.dark': variableName('action', 'fillHover'),
  'error.main': variableName('feedback', 'error'),
  'background.default': variableName('surface', 'page'),
  'background.paper': variableName('surface', 'sheet'),
  divider: variableName('line', 'hair'),
};

/** An application's colours as variables: `createTheme(getTheme('ltr'), { palette: { primary: { main } } })`. */
function overrides({ palette }: Theme): Record<string, string> {
  const found: Record<string, string> = {};
  const changes = changed(palette, palettes[palette.mode]);
  const set = (variable: string | undefined, value: string) => {
    if (variable) found[variable] = value;
  };
  for (const [path, value] of changes) {
    const variable = variableIn(at(variablePalette, path));
    const [group, name] = path;
    const isItsName = group && name && variableName(group, name) === variable;
    if (isItsName || variableByPalettePath[path.join('.')] === variable) set(variable, value);
  }
  // An intent with only a new main colour gets matching contrast text and hover.
  const isChanged = new Set(changes.map(([path]) => path.join('.')));
  for (const name of intents) {
    if (!isChanged.has(`${name}.main`)) continue;
    const { main } = palette[name];
    const { dark, contrastText } = variablePalette[name];
    const words = palette.getContrastText(main);
    if (!isChanged.has(`${name}.contrastText`)) set(variableIn(contrastText), words);
    if (!isChanged.has(`${name}.dark`)) set(variableIn(dark), `color-mix(in srgb, ${main} 88%, ${words})`);
  }
  return found;
}

const intentVariables = Object.fromEntries(
  ownIntents.flatMap((name): [string, string][] => {
    const { main, dark, contrastText } = fromTokens[name];
    return [
      [`--stet-${name}-main`, main],
      [`--stet-${name}-dark`, dark],
      [`--stet-${name}-contrast-text`, contrastText],
    ];
  }),
);

/** Variables for MUI's CSS formula of contrast text, which `getContrastText` uses. */
const contrastVariables = {
  '--__l-threshold': '0.7',
  '--__l': 'clamp(0, (l / var(--__l-threshold) - 1) * -infinity, 1)',
  '--__a': 'clamp(0.87, (l / var(--__l-threshold) - 1) * -infinity, 1)',
};

const { severity } = tokens.colors;

/** The theme's variables in both schemes, with the application's changes. */
export function variables(theme: Theme): CSSObject[] {
  return [
    schemes,
    {
      ':root': { ...colorVariables({ severity }, both), ...contrastVariables, ...intentVariables },
      '@media (forced-colors: active)': { ':root': { '--stet-action-focus': 'CanvasText' } },
      '@media print': {
        ':root': { colorScheme: 'light !important', ...lightBand },
        '[data-ground=band] > *': { colorScheme: 'light' },
      },
    },
    { ':root': overrides(theme) },
  ];
}

/** The palette for components: variables, and an application's value where there is none. */
function withChanges(node: Tree, now: unknown, before: unknown, set: Record<string, string>): Tree {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const is = isTree(now) ? now[name] : undefined;
      const was = isTree(before) ? before[name] : undefined;
      if (isTree(value)) return [name, withChanges(value, is, was, set)];
      const isTaken = is === undefined || is === was || set[variableIn(value) ?? ''] === is;
      return [name, isTaken ? value : is];
    }),
  );
}

/** What MUI's components read instead of palette values. */
export function themeVars(theme: Theme) {
  const { palette, shadows, shape, zIndex } = theme;
  const extra = Object.fromEntries(Object.entries(palette).filter(([name]) => !(name in variablePalette)));
  return {
    palette: {
      ...extra,
      ...withChanges(variablePalette, palette, palettes[palette.mode], overrides(theme)),
      common: { ...palette.common, background: colors.surface.page, onBackground: colors.text.primary },
      ...componentColors,
    },
    shadows,
    shape,
    zIndex,
    overlays: [],
    opacity: { inputPlaceholder: 1, inputUnderline: 1, switchTrack: 1, switchTrackDisabled: 1 },
  };
}
