import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { resolveTokens } from '../../theme/src/resolveTokens.ts';
import { parseTokens } from '../../theme/src/tokenFile.ts';

const placeholder = '<!--theme-color-->';

/** `theme-color` for both schemes, in the order that the start script expects. */
function themeColors(): string {
  const tokens = resolveTokens(parseTokens(readFileSync('theme/tokens.json', 'utf8')));
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
