/** The screens that get a picture's or a film's edition for phones: those below the breakpoint `sm`, for `media` attributes. */
export const phoneScreen = '(max-width: 37.497em)';

/** The screens where the first screen's film has half the width: from `md` up to `lg` it is cropped to the page as on a phone. */
export const narrowDesk = '(min-width: 56.25em) and (max-width: 74.997em)';
