const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const hebrew = 'U+0307-0308,U+0590-05FF,U+20AA,U+25CC,U+FB1D-FB4F';

/**
 * Family, file, weights, characters. Hebrew is a family of its own: in one family with Latin, a face that a page has not loaded makes
 * Chromium lay out every text again whenever another face arrives.
 */
const faces = [
  ['FRL Hebrew', 'frank-ruhl-libre-hebrew', '400 560', hebrew],
  ['Frank Ruhl Libre Variable', 'frank-ruhl-libre-latin', '400 560', latin],
  ['Heebo Hebrew', 'heebo-hebrew', '400 600', hebrew],
  ['Heebo Variable', 'heebo-latin', '400 600', latin],
] as const;

export type FontFile = (typeof faces)[number][1];

/**
 * The visitor's own faces stretched to the metrics of ours, so that nothing moves when ours arrive: family, faces, size,
 * ascent and descent in percent, characters. Measured by tools/fonts.py, less 1 % for the kerning of Frank Ruhl Libre; DejaVu
 * is where Hebrew comes from on a Linux without Times and Arial. Of two that could serve, browsers take the later one.
 */
const fallbacks = [
  ['FRL Fallback', ['DejaVu Sans'], 85.6, 111.8, 39, hebrew],
  ['FRL Fallback', ['Times New Roman', 'Tinos'], 95.6, 100.1, 34.9, hebrew],
  ['FRL Fallback', ['Times New Roman', 'Liberation Serif'], 108.9, 87.9, 30.7, latin],
  ['Heebo Fallback', ['DejaVu Sans'], 97.8, 107.1, 43, hebrew],
  ['Heebo Fallback', ['Arial', 'Arimo'], 98.7, 106.2, 42.6, hebrew],
  ['Heebo Fallback', ['Arial', 'Liberation Sans'], 99.8, 105, 42.2, latin],
] as const;

/** All `@font-face` rules, hand-written: a font package's index would include math, symbols and extended Latin. */
export const fontFacesAt = (addressOf: (file: FontFile) => string): string =>
  [
    ...faces.map(
      ([family, file, weights, range]) =>
        `@font-face{font-family:"${family}";src:url("${addressOf(file)}") format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
    ),
    ...fallbacks.map(
      ([family, local, size, ascent, descent, range]) =>
        `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${range}}`,
    ),
  ].join('');
