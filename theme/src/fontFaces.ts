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

/** Ascent and descent of our fonts, in percent. */
const serif = ['FRL', 95.7, 33.4] as const;
const sans = ['Heebo', 104.8, 42.1] as const;

/** The characters of a fallback; the others are rare, and their size does not matter. */
const usual = { latin: 'U+0000-00FF,U+2000-206F,U+2122,U+2212', hebrew: 'U+0590-05FF', space: 'U+0020' };

/**
 * The visitor's own faces stretched to the widths and heights of ours, so that lines break where they will break when ours arrive: family,
 * faces (by their full names on Windows, macOS and Linux, or PostScript names on Android), size in percent, characters. Most sizes are up to
 * 2.5 % smaller than what tools/fonts.py prints, so that a line which just fits does not break. The spaces of Times and Arial are wider than
 * ours: Hebrew files have none, so that lines would break elsewhere while they are there and the Latin ones are not. They need the heights
 * too, since browsers take a line's baseline from the face that has the space. DejaVu is where Hebrew comes from on a Linux without Times and
 * Arial. Of two that could serve, browsers take the later one. One weight serves all, because browsers select among the faces of one weight
 * only.
 */
const fallbacks = [
  [serif, ['DejaVu Sans'], 83.2, 'hebrew'],
  [serif, ['NotoSerifHebrew-Regular'], 89.2, 'hebrew'],
  [serif, ['Times New Roman', 'Tinos Regular'], 92.8, 'hebrew'],
  [serif, ['NotoSerif'], 91.2, 'latin'],
  [serif, ['Times New Roman', 'Liberation Serif'], 107.9, 'latin'],
  [serif, ['Times New Roman', 'Liberation Serif'], 95.6, 'space'],
  [sans, ['DejaVu Sans'], 96.3, 'hebrew'],
  [sans, ['NotoSansHebrew-Regular'], 97.4, 'hebrew'],
  [sans, ['Arial', 'Arimo Regular'], 97.2, 'hebrew'],
  [sans, ['Arial', 'Liberation Sans', 'Roboto-Regular'], 99.7, 'latin'],
  [sans, ['Arial', 'Liberation Sans'], 89.3, 'space'],
] as const;

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`;

/** All `@font-face` rules, hand-written: a font package's index would include math, symbols and extended Latin. */
export const fontFacesAt = (addressOf: (file: FontFile) => string): string =>
  [
    ...faces.map(
      ([family, file, weights, range]) =>
        `@font-face{font-family:"${family}";src:url("${addressOf(file)}") format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
    ),
    ...fallbacks.map(
      ([[family, ascent, descent], local, size, script]) =>
        `@font-face{font-family:"${family} Fallback";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${size}%;ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};unicode-range:${usual[script]}}`,
    ),
  ].join('');
