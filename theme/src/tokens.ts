import { tokens as resolved } from 'virtual:stet-tokens';
import { fromEntries } from './fromEntries';
import type { ColorGroups, ResolvedTokens } from './resolveTokens';

/** The design tokens, resolved by the build: colours as `[light, dark]`, others as CSS values. */
export const tokens: ResolvedTokens = resolved;

/** A colour's CSS variable for both schemes: `--stet-surface-page`. */
export function colorVariable(group: string, name: string): string {
  return `--stet-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Colours for MUI's palette: `var(--stet-surface-page)`, … */
export const colors: { [Group in keyof ColorGroups]: Record<ColorGroups[Group], string> } = fromEntries(
  Object.entries(tokens.colors).map(([group, names]) => [
    group,
    fromEntries<ColorGroups[keyof ColorGroups], string>(
      Object.keys(names).map((name) => [name, `var(${colorVariable(group, name)})`]),
    ),
  ]),
);
