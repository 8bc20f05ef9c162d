import { tokens as resolved } from 'virtual:stet-tokens';
import type raw from '../tokens.json';
import type { ResolvedTokens, TextStyle } from './resolveTokens';

type Named<Group> = Exclude<keyof Group, `$${string}`>;

/** Names of the semantic colours, as `tokens.json` has them: `surface.page`, `mark.insert`, … */
export type ColorGroups = {
  [Group in Named<(typeof raw)['color']['light']>]: Named<(typeof raw)['color']['light'][Group]>;
};

interface Tokens extends Omit<
  ResolvedTokens,
  | 'colors'
  | 'typography'
  | 'container'
  | 'duration'
  | 'easing'
  | 'measure'
  | 'radius'
  | 'space'
  | 'weights'
  | 'families'
  | 'zIndex'
  | 'mark'
> {
  colors: { [Group in keyof ColorGroups]: Record<ColorGroups[Group], [light: string, dark: string]> };
  typography: Record<'en' | 'he', Record<Named<(typeof raw)['typography']['en']>, TextStyle>>;
  families: Record<Named<(typeof raw)['font']['family']>, string>;
  weights: Record<Named<(typeof raw)['font']['weight']>, number>;
  space: Record<Named<(typeof raw)['space']>, string>;
  measure: Record<Named<(typeof raw)['measure']>, string>;
  radius: Record<Named<(typeof raw)['radius']>, string>;
  container: Record<Named<(typeof raw)['container']>, string>;
  duration: Record<Named<(typeof raw)['duration']>, number>;
  easing: Record<Named<(typeof raw)['easing']>, string>;
  zIndex: Record<Named<(typeof raw)['zIndex']>, number>;
  mark: Record<Named<(typeof raw)['mark']>, number>;
}

/** The design tokens, resolved by the build (`resolveTokens.ts`): colours as `[light, dark]`, everything else as CSS values. */
export const tokens = resolved as unknown as Tokens;

/** The CSS variable of a colour, which holds both schemes: `var(--stet-surface-page)`. */
export function colorVariable(group: string, name: string): string {
  return `--stet-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The colours as MUI's palette wants them: every leaf a `var()`. */
export const colors = Object.fromEntries(
  Object.entries(tokens.colors).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, `var(${colorVariable(group, name)})`])),
  ]),
) as { [Group in keyof ColorGroups]: Record<ColorGroups[Group], string> };
