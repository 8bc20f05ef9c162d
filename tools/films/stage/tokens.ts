import { readFileSync } from 'node:fs';
import { resolveTokens } from '../../../theme/src/resolveTokens.ts';

const file = new URL('../../../theme/tokens.json', import.meta.url);

/** The design tokens of the theme: scenes have no colour, easing or duration of their own. */
export const tokens = resolveTokens(JSON.parse(readFileSync(file, 'utf8')));

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Every colour as a CSS variable (`--mark-insert`), for one scheme. */
export function colorVariables(scheme: Scheme): string {
  const index = schemes.indexOf(scheme);
  return Object.entries(tokens.colors)
    .flatMap(([group, names]) =>
      Object.entries(names).map(([name, pair]) => `--${group}-${name}:${(pair as string[])[index]}`),
    )
    .join(';');
}
