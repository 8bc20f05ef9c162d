import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import type { Theme } from '@mui/material/styles';
import { getTheme, type Direction } from './getTheme';

/** Theme and cache for one direction. */
export interface Styles {
  direction: Direction;
  theme: Theme;
  cache: EmotionCache;
}

/**
 * Emotion's style sheet, except that served global styles are not moved, and that the rules of each commit have an element of their own:
 * where a rule is added to a sheet, Chromium recalculates all elements that the sheet matches.
 */
class ServedStyleSheet extends StyleSheet {
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags = nodes;
  }

  override insert(rule: string): void {
    // Emotion adds an element where it has counted no rule.
    if (this.ctr === 0) queueMicrotask(() => (this.ctr = 0));
    super.insert(rule);
  }
}

/** Matches a cache's class and animation names as Emotion registers them. */
const insertedNames = (key: string) => new RegExp(`\\.${key}-([a-z0-9]+)|@keyframes ([\\w-]+)`, 'g');

/** The rules of a linked file; none if it has not arrived. */
export function cssRulesOf(link: HTMLLinkElement): string[] {
  try {
    return Array.from(link.sheet?.cssRules ?? [], ({ cssText }) => cssText);
  } catch {
    // Browsers may treat a file that could not be loaded like one of another origin.
    return [];
  }
}

/**
 * Takes over a prerendered page's CSS, `<style data-served="{key}">` and `<link data-served="{key}">`, as already inserted. Emotion would
 * move its own elements to the end of the head, which recalculates style and layout. Where the linked file is missing, Emotion inserts all
 * styles: the file also has rules of the first screen's elements.
 */
function adoptServedStyles(cache: EmotionCache): void {
  const { key } = cache;
  cache.sheet = new ServedStyleSheet({ key, container: document.head });
  const served = Array.from(document.querySelectorAll(`[data-served="${key}"]`), (element) =>
    element instanceof HTMLLinkElement ? cssRulesOf(element).join('') : element.textContent,
  );
  if (served.includes('')) return;
  for (const [, className, animation = ''] of served.join('').matchAll(insertedNames(key)))
    cache.inserted[className ?? animation] = true;
}

/**
 * Theme and Emotion cache for a direction: on a server, one per request. The RTL plugin is loaded for `rtl` only. Rejects if that chunk
 * cannot be loaded.
 */
export async function createStyles(direction: Direction): Promise<Styles> {
  // One letter, since a page's CSS names its classes a thousand times.
  const key = direction === 'rtl' ? 'r' : 's';
  // With no plugins Emotion would add vendor prefixes, a tenth of the CSS, that no supported browser needs.
  const stylisPlugins = direction === 'rtl' ? (await import('./rightToLeft')).rightToLeft : [];
  const cache = createCache({ key, stylisPlugins });
  // Prevents style elements in a server's HTML; the prerenderer collects them for the head. So `:first-child` is safe, and Emotion does not
  // warn of it in development.
  cache.compat = true;
  if (typeof document !== 'undefined') adoptServedStyles(cache);
  return { direction, theme: getTheme(direction), cache };
}

const loaded = new Map<Direction, Promise<Styles>>();

/** The same for browsers, once per direction; a failed load can be retried. */
export function loadStyles(direction: Direction): Promise<Styles> {
  let styles = loaded.get(direction);
  if (!styles) {
    styles = createStyles(direction);
    styles.catch(() => loaded.delete(direction));
    loaded.set(direction, styles);
  }
  return styles;
}
