import { tokens } from './tokens';

/** The text size of a browser that was left as it came, in px: what `rem` and the `em` of a media query then are. */
export const usualTextSize = 16;

/**
 * A size that was drawn in px, in `rem`: a visitor who sets a larger text in the browser then gets all of it larger, in
 * proportion. Takes a number, or a CSS value whose lengths in px it rewrites; any other value comes back as it is.
 */
export function rem(size: unknown): unknown {
  if (typeof size === 'number') return `${size / usualTextSize}rem`;
  return typeof size === 'string'
    ? size.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / usualTextSize}rem`)
    : size;
}

const ofStyles = Object.entries(tokens.typography.ltr).map(([name, { fontSize }]) => [name, fontSize]);

/** Every size of text by its name in `tokens.json`: those of text styles, and those that stand outside one. */
export const sizes = Object.fromEntries(
  [...ofStyles, ...Object.entries(tokens.size)].map(([name, size]) => [name, rem(size)]),
) as Record<keyof typeof tokens.size | keyof typeof tokens.typography.ltr, string>;
