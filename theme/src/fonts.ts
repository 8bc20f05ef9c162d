import frankHebrew from '../fonts/frank-ruhl-libre-hebrew.woff2?url';
import frankLatin from '../fonts/frank-ruhl-libre-latin.woff2?url';
import heeboHebrew from '../fonts/heebo-hebrew.woff2?url';
import heeboLatin from '../fonts/heebo-latin.woff2?url';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const hebrew = 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F';

const faces = [
  { family: 'Frank Ruhl Libre Variable', url: frankHebrew, weights: '400 560', range: hebrew },
  { family: 'Frank Ruhl Libre Variable', url: frankLatin, weights: '400 560', range: latin },
  { family: 'Heebo Variable', url: heeboHebrew, weights: '400 600', range: hebrew },
  { family: 'Heebo Variable', url: heeboLatin, weights: '400 600', range: latin },
];

/**
 * System faces stretched to the metrics of ours, so that nothing moves when the fonts arrive. Measured by tools/fonts.py:
 * mean advance of Frank Ruhl Libre 1.068 times Times', of Heebo 1.002 times Arial's; ascent and descent divided by that.
 */
const fallbacks = [
  {
    family: 'FRL Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    size: '106.8%',
    ascent: '89.6%',
    descent: '31.3%',
  },
  {
    family: 'Heebo Fallback',
    local: ['Arial', 'Liberation Sans'],
    size: '100.2%',
    ascent: '104.6%',
    descent: '42%',
  },
];

/** Every `@font-face` of the theme, written by hand: a package's index would pull in math, symbols and Latin extended. */
export const fontFaces: string = [
  ...faces.map(
    ({ family, url, weights, range }) =>
      `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
  ),
  ...fallbacks.map(
    ({ family, local, size, ascent, descent }) =>
      `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  ),
].join('');

/** Addresses of the fonts that the first screen needs, for `<link rel="preload">`. */
export function fontFiles(direction: 'ltr' | 'rtl'): string[] {
  return direction === 'rtl' ? [frankHebrew, heeboHebrew] : [frankLatin, heeboLatin];
}
