import type { CSSObject } from '@mui/material/styles';
import type { SchemePair } from './resolveTokens';
import { colors, colorVariable, tokens } from './tokens';

type Groups = Record<string, Record<string, SchemePair>>;

/** Each colour once: `pick` makes its value out of the light and the dark one. */
export function colorVariables(groups: Groups, pick: (pair: SchemePair) => string): Record<string, string> {
  const variables = Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names).map(([name, pair]): [string, string] => [colorVariable(group, name), pick(pair)]),
  );
  return Object.fromEntries(variables);
}

/** Both values in one: `color-scheme` decides between them. */
export const both = ([light, dark]: SchemePair) => (light === dark ? light : `light-dark(${light}, ${dark})`);

// Severities are for applications, which add them.
const { severity: _, ...groups } = tokens.colors;

/** Without a dark ground (on paper, in browsers without `light-dark()`) the band is an ordinary section. */
export const lightBand = {
  '--stet-surface-band': 'transparent',
  '--stet-line-band': colors.line.hair,
  '--stet-text-on-band': colors.text.primary,
  '--stet-text-on-band-secondary': colors.text.secondary,
};

/** The variables of the colours, and what decides between their two values. */
export const schemes: CSSObject = {
  // `light-dark()` follows `color-scheme`, with JavaScript off as well.
  ':root': {
    colorScheme: 'light dark',
    ...colorVariables(groups, both),
    '--stet-shadow-sheet': tokens.shadow.both,
  },
  ':root[data-scheme=light]': { colorScheme: 'light' },
  ':root[data-scheme=dark]': { colorScheme: 'dark' },
  // The band is dark in both schemes, and so is what lies on it. Blue would be a mark there, so its ring is paper.
  '[data-ground=band] > *': { colorScheme: 'dark', '--stet-action-focus': colors.text.onBand },
  '@supports not (color: light-dark(red, red))': {
    ':root': {
      ...colorVariables(groups, ([light]) => light),
      '--stet-shadow-sheet': tokens.shadow.light,
      ...lightBand,
    },
  },
};
