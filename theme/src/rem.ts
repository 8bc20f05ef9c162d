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
