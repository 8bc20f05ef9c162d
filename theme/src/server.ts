import type { EmotionCache } from '@emotion/cache';

/** Escapes `</`, which would end the style element. */
const harmless = (css: string) => css.replace(/<\//g, '<\\/');

/**
 * Style elements of everything rendered with a cache, for `<head>`; Emotion takes them over in the browser. Render with
 * `createStyles(direction, { nonce })`, one per request, and call this afterwards.
 */
export function criticalStyles({ cache }: { cache: EmotionCache }): string {
  const { key, nonce, inserted, registered } = cache;
  const element = (name: string, css: string) =>
    `<style data-emotion="${name}"${nonce ? ` nonce="${nonce}"` : ''}>${harmless(css)}</style>`;
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  // Emotion expects each global style in an element of its own.
  const isGlobal = ([id]: [string, string]) => registered[`${key}-${id}`] === undefined;
  const globals = rules.filter(isGlobal).map(([id, css]) => element(`${key}-global ${id}`, css));
  const local = rules.filter((rule) => !isGlobal(rule));
  const ids = local.map(([id]) => id).join(' ');
  return globals.join('') + element(`${key} ${ids}`, local.map(([, css]) => css).join(''));
}
