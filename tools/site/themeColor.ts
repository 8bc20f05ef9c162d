import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { resolveTokens } from '../../theme/src/resolveTokens.ts';
import { parseTokens } from '../../theme/src/tokenFile.ts';

const placeholder = '<!--theme-color-->';

/** `theme-color` for both schemes, in the order that the start script expects. */
function themeColors(): string {
  const tokens = resolveTokens(
    parseTokens(readFileSync(join(import.meta.dirname, '../../theme/tokens.json'), 'utf8')),
  );
  return ['light', 'dark']
    .map(
      (scheme, index) =>
        `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${tokens.colors.surface.page[index]}">`,
    )
    .join('');
}

/** Inserts them before the start script. */
export function themeColor(): Plugin {
  return { name: 'stet-theme-color', transformIndexHtml: (html) => html.replace(placeholder, themeColors) };
}
