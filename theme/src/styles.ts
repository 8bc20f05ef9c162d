import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import type { Theme } from '@mui/material/styles';
import { getTheme, type Direction } from './getTheme';

/** What a tree needs to be drawn in one direction. */
export interface Styles {
  direction: Direction;
  theme: Theme;
  cache: EmotionCache;
}

/** Emotion's style sheet, but for one thing: global styles that a server has written stay where they are. */
class ServedStyleSheet extends StyleSheet {
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }
}

/** A class or an animation of a cache, by the name under which Emotion remembers that it has been inserted. */
const insertedNames = (key: string) => new RegExp(`\\.${key}-([a-z0-9]+)|@keyframes ([\\w-]+)`, 'g');

/**
 * Takes over the critical CSS of a prerendered page, `<style data-served="{key}">`. Emotion would move such an element to the
 * end of the head, and the browser would read it and lay out the page again; here what it holds counts as inserted.
 */
function adoptServedStyles(cache: EmotionCache): void {
  const { key, nonce } = cache;
  cache.sheet = new ServedStyleSheet({
    key,
    container: document.head,
    ...(nonce !== undefined && { nonce }),
  });
  for (const { textContent } of document.querySelectorAll(`style[data-served="${cache.key}"]`)) {
    for (const [, className, animation] of textContent.matchAll(insertedNames(cache.key)))
      cache.inserted[(className ?? animation)!] = true;
  }
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
  else adoptServedStyles(cache);
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
