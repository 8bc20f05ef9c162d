/**
 * Media query of a small screen with large text, narrower than 320 px at the default size. Columns stack and non-wrapping text may wrap
 * (WCAG 2.2, 1.4.4 and 1.4.10).
 */
export const reflowQuery = '@media (max-width: 19.997em)';
