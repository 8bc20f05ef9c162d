import { readFileSync } from 'node:fs';
import { resolveTokens } from '../../../theme/src/resolveTokens.ts';

const file = new URL('../../../theme/tokens.json', import.meta.url);

/** The theme's design tokens. */
export const tokens = resolveTokens(JSON.parse(readFileSync(file, 'utf8')));

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Colours of one scheme as CSS variables (`--mark-insert`). */
export function colorVariables(scheme: Scheme): string {
  const index = schemes.indexOf(scheme);
  return Object.entries(tokens.colors)
    .flatMap(([group, names]) =>
      Object.entries(names).map(([name, pair]) => `--${group}-${name}:${(pair as string[])[index]}`),
    )
    .join(';');
}
