/** Styles of what does nothing without JavaScript: there it is not shown (X1). */
export const liveOnly = { '@media (scripting: none)': { display: 'none' } } as const;
