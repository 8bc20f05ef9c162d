import type { CSSObject } from '@mui/material/styles';
import type { SchemePair } from './resolveTokens';
import { colors, tokens } from './tokens';
import { variableName } from './variableName';

type Groups = Record<string, Record<string, SchemePair>>;

/** Variables of all colours; `pick` combines the light and the dark value. */
export function colorVariables(groups: Groups, pick: (pair: SchemePair) => string): Record<string, string> {
  const variables = Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names).map(([name, pair]): [string, string] => [variableName(group, name), pick(pair)]),
  );
  return Object.fromEntries(variables);
}

/** Both values in `light-dark()`, which `color-scheme` selects. */
export const both = ([light, dark]: SchemePair) => (light === dark ? light : `light-dark(${light}, ${dark})`);

// Severities are for applications.
const { severity: _, ...groups } = tokens.colors;

/** In print the dark band is an ordinary section. */
export const lightBand = {
  '--stet-surface-band': 'transparent',
  '--stet-line-band': colors.line.hair,
  '--stet-text-on-band': colors.text.primary,
  '--stet-text-on-band-secondary': colors.text.secondary,
};

/** Colour variables, and `color-scheme`. */
export const schemes: CSSObject = {
  // `light-dark()` follows `color-scheme`, also without JavaScript.
  ':root': {
    colorScheme: 'light dark',
    ...colorVariables(groups, both),
    '--stet-shadow-sheet': tokens.shadow.both,
  },
  ':root[data-scheme=light]': { colorScheme: 'light' },
  ':root[data-scheme=dark]': { colorScheme: 'dark' },
  // The band and its content are dark in both schemes. Its focus ring is light, since blue is the colour of insertions.
  '[data-ground=band] > *': { colorScheme: 'dark', '--stet-action-focus': colors.text.onBand },
};
