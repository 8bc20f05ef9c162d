import { tokens as resolved } from 'virtual:stet-tokens';
import { fromEntries } from './fromEntries';
import { variableName } from './variableName';
import type { ColorGroups, ResolvedTokens } from './resolveTokens';

/** The design tokens, resolved by the build: colours as `[light, dark]`, others as CSS values. */
export const tokens: ResolvedTokens = resolved;

/** Colours for MUI's palette: `var(--stet-surface-page)`, … */
export const colors: { [Group in keyof ColorGroups]: Record<ColorGroups[Group], string> } = fromEntries(
  Object.entries(tokens.colors).map(([group, names]) => [
    group,
    fromEntries<ColorGroups[keyof ColorGroups], string>(
      Object.keys(names).map((name) => [name, `var(${variableName(group, name)})`]),
    ),
  ]),
);
