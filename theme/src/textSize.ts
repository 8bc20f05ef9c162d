import { fromEntries } from './fromEntries';
import { tokens } from './tokens';

/** The browser's default text size in px, the base of `rem` and of `em` in media queries. */
export const usualTextSize = 16;

/** Converts px, a number or in a CSS value, to `rem`, so that sizes scale with the browser's text size. Others are returned unchanged. */
export function rem(size: string | number): string;
export function rem(size: unknown): unknown;
export function rem(size: unknown): unknown {
  if (typeof size === 'number') return `${size / usualTextSize}rem`;
  return typeof size === 'string'
    ? size.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / usualTextSize}rem`)
    : size;
}

const ofStyles = Object.entries(tokens.typography.ltr).map(
  ([name, { fontSize }]) => [name, fontSize] as const,
);

/** All font sizes by name: of text styles and outside them. */
export const sizes = fromEntries<keyof typeof tokens.size | keyof typeof tokens.typography.ltr, string>(
  [...ofStyles, ...Object.entries(tokens.size)].map(([name, size]) => [name, rem(size)]),
);
