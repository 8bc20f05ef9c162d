/** For `media` attributes: below the breakpoint `sm`, pictures and films have a phone version. */
const phoneScreen = '(max-width: 37.497em)';

/** Where the landing page's films are cropped: on phones, and from `md` to `lg`, where they have half the width. */
export const croppedFilmQuery = `(${phoneScreen} or ((min-width: 56.25em) and (max-width: 74.997em)))`;

/** Media query of a screen on which the theme's `Container` grows to its largest width. */
export const wideScreen = '@media (min-width: 100em)';

/**
 * Media query of a small screen with large text, narrower than 320 px at the default size. Columns stack and non-wrapping text may wrap
 * (WCAG 2.2, 1.4.4 and 1.4.10).
 */
export const reflowQuery = '@media (max-width: 19.997em)';

/** Media query of a screen whose visitor has not asked for less motion. */
export const motionQuery = '@media screen and (prefers-reduced-motion: no-preference)';
