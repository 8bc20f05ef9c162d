import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { resolveTokens } from '../../theme/src/resolveTokens.ts';
import { parseTokens } from '../../theme/src/tokenFile.ts';

const place = '<!--theme-color-->';

/** The ground of the page in both schemes, in which browsers draw their own bars. The start script reads these two in their order. */
export function themeColors(): string {
  const tokens = resolveTokens(parseTokens(readFileSync('theme/tokens.json', 'utf8')));
  return ['light', 'dark']
    .map(
      (scheme, index) =>
        `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${tokens.colors.surface.page[index]}">`,
    )
    .join('');
}

/** Writes them into the template, ahead of the script that looks for them. */
export function themeColor(): Plugin {
  return {
    name: 'stet-theme-color',
    transformIndexHtml: (html) => html.replace(place, themeColors),
  };
}
