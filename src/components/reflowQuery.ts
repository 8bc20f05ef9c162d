/**
 * The media query of a small screen with large text: a line holds less than 320 px do at the usual size. What stood side by side
 * stands one below the other there, and what is else kept on one line may break (WCAG 2.2, 1.4.4 and 1.4.10).
 */
export const reflowQuery = '@media (max-width: 19.997em)';
