import type { EmotionCache } from '@emotion/cache';

/** Ends a style element early if a value ever held it. */
const harmless = (css: string) => css.replace(/<\//g, '<\\/');

/**
 * The style elements of everything that was drawn with a cache, for `<head>`; Emotion finds them there in the browser and adds
 * what is new. Draw with `createStyles(direction, { nonce })`, one per request, and read this afterwards: the elements carry the
 * cache's nonce.
 */
export function criticalStyles({ cache }: { cache: EmotionCache }): string {
  const { key, nonce, inserted, registered } = cache;
  const element = (name: string, css: string) =>
    `<style data-emotion="${name}"${nonce ? ` nonce="${nonce}"` : ''}>${harmless(css)}</style>`;
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  // Emotion looks for each global style in an element of its own.
  const isGlobal = ([id]: [string, string]) => registered[`${key}-${id}`] === undefined;
  const globals = rules.filter(isGlobal).map(([id, css]) => element(`${key}-global ${id}`, css));
  const local = rules.filter((rule) => !isGlobal(rule));
  const ids = local.map(([id]) => id).join(' ');
  return globals.join('') + element(`${key} ${ids}`, local.map(([, css]) => css).join(''));
}
