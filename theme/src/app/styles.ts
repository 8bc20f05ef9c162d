import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../getTheme';

/** What a tree needs to be drawn in one direction. */
export interface Styles {
  direction: Direction;
  cache: EmotionCache;
}

export interface StylesOptions {
  /** Of the policy's `style-src`, for every style element that Emotion makes. */
  nonce?: string;
}

/**
 * The Emotion cache of a direction, new each time: one per request on a server. The right-to-left plugin, with its CSS parser,
 * is loaded for `rtl` only. Rejects if that chunk cannot be read.
 */
export async function createStyles(direction: Direction, { nonce }: StylesOptions = {}): Promise<Styles> {
  const key = direction === 'rtl' ? 'stet-rtl' : 'stet';
  const stylisPlugins = direction === 'rtl' ? (await import('../rightToLeft')).rightToLeft : [];
  const cache = createCache({ key, stylisPlugins, ...(nonce !== undefined && { nonce }) });
  // A server's HTML then carries no style elements between its tags: `criticalStyles` collects them for the head. So
  // `:first-child` is safe, and Emotion does not warn of it.
  cache.compat = true;
  return { direction, cache };
}

const loaded = new Map<Direction, Promise<Styles>>();

/** The same for a browser, once per direction; a failed load may be tried again. */
export function loadStyles(direction: Direction, options?: StylesOptions): Promise<Styles> {
  let styles = loaded.get(direction);
  if (!styles) {
    styles = createStyles(direction, options);
    styles.catch(() => loaded.delete(direction));
    loaded.set(direction, styles);
  }
  return styles;
}
