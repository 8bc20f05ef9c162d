import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { createStyles, once, type Styles } from './styles';
import type { Direction } from './getTheme';

/* Styles of prerendered pages. */

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

/** Styles of a direction; in a browser they take over those of the page. */
export async function createServedStyles(direction: Direction): Promise<Styles> {
  // One letter, since a page's CSS names its classes a thousand times.
  const styles = await createStyles(direction, { key: direction === 'rtl' ? 'r' : 's' });
  if (typeof document !== 'undefined') adoptServedStyles(styles.cache);
  return styles;
}

/** The same for browsers, once per direction. */
export const loadServedStyles = once(createServedStyles);
