/** Styles of what does nothing without JavaScript: there it is not shown (X1). */
export const liveOnly = { '@media (scripting: none)': { display: 'none' } } as const;

/** Styles of what does nothing on paper either. */
export const liveOnScreen = { '@media (scripting: none), print': { display: 'none' } } as const;
