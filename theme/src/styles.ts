import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { getTheme, type Direction } from './getTheme';

/** What a tree needs to be drawn in one direction. */
export interface Styles {
  direction: Direction;
  theme: Theme;
  cache: EmotionCache;
}

/**
 * Theme and Emotion cache for a direction. The right-to-left plugin, with its CSS parser, is loaded for `rtl` only.
 * Rejects if that chunk cannot be read. On a server, call it once per request.
 */
export async function createStyles(direction: Direction): Promise<Styles> {
  const isServer = typeof document === 'undefined';
  const key = direction === 'rtl' ? 'stet-rtl' : 'stet';
  // Without plugins of ours Emotion would add vendor prefixes, a tenth of the CSS, that no browser of today needs.
  const stylisPlugins = direction === 'rtl' ? (await import('./rightToLeft')).rightToLeft : [];
  const cache = createCache({ key, stylisPlugins });
  // The server's HTML then carries no style elements between its tags: the prerenderer collects them for the head.
  if (isServer) cache.compat = true;
  return { direction, theme: getTheme(direction), cache };
}

const loaded = new Map<Direction, Promise<Styles>>();

/** The same for a browser, once per direction; a failed load may be tried again. */
export function loadStyles(direction: Direction): Promise<Styles> {
  let styles = loaded.get(direction);
  if (!styles) {
    styles = createStyles(direction);
    styles.catch(() => loaded.delete(direction));
    loaded.set(direction, styles);
  }
  return styles;
}
