/** For `media` attributes: below the breakpoint `sm`, pictures and films have a phone version. */
export const phoneScreen = '(max-width: 37.497em)';

/** From `md` to `lg` the hero's film has half the width, cropped as on phones. */
export const narrowDesk = '(min-width: 56.25em) and (max-width: 74.997em)';
