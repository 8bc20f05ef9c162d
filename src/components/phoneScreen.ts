/** The screens that get a picture's or a film's edition for phones: those below the breakpoint `sm`, for `media` attributes. */
export const phoneScreen = '(max-width: 37.497em)';
