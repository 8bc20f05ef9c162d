/** For `media` attributes: below the breakpoint `sm`, pictures and films have a phone version. */
export const phoneScreen = '(max-width: 37.497em)';

/** Where the landing page's films are cropped: on phones, and from `md` to `lg`, where they have half the width. */
export const croppedScreen = `(${phoneScreen} or ((min-width: 56.25em) and (max-width: 74.997em)))`;
