import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from './getTheme';

/** Theme and cache for one direction. */
export interface Styles {
  direction: Direction;
  cache: EmotionCache;
}

export interface StylesOptions {
  /** The policy's nonce, for Emotion's style elements. */
  nonce?: string;
  /** Emotion's prefix of class names, `stet` or `stet-rtl` by default: another one for each direction. */
  key?: string;
}

/**
 * Theme and new Emotion cache of a direction: on a server, one per request. The RTL plugin is loaded for `rtl` only. Rejects if that chunk
 * cannot be loaded.
 */
export async function createStyles(
  direction: Direction,
  { nonce, key = direction === 'rtl' ? 'stet-rtl' : 'stet' }: StylesOptions = {},
): Promise<Styles> {
  // With no plugins Emotion would add vendor prefixes, a tenth of the CSS, that no supported browser needs.
  const stylisPlugins = direction === 'rtl' ? (await import('./rightToLeft')).rightToLeft : [];
  const cache = createCache({ key, stylisPlugins, ...(nonce !== undefined && { nonce }) });
  // Prevents style elements in a server's HTML; `criticalStyles` collects them for the head. So `:first-child` is safe, and Emotion does
  // not warn about it.
  cache.compat = true;
  return { direction, cache };
}

type Load = (direction: Direction, options?: StylesOptions) => Promise<Styles>;

/** Loads once per direction; a failed load can be retried. */
export function once(load: Load): Load {
  const loaded = new Map<Direction, Promise<Styles>>();
  return (direction, options) => {
    let styles = loaded.get(direction);
    if (!styles) {
      styles = load(direction, options);
      styles.catch(() => loaded.delete(direction));
      loaded.set(direction, styles);
    }
    return styles;
  };
}

/** The same for browsers. */
export const loadStyles = once(createStyles);
