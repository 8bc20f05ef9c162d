/** Media query of a screen on which the theme's `Container` grows to its largest width. */
export const wideScreen = '@media (min-width: 100em)';
