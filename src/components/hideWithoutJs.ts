/** For controls that need JavaScript: hidden where scripting is off. */
export const hideWithoutJs = { '@media (scripting: none)': { display: 'none' } } as const;

/** The same, and hidden in print. */
export const hideWithoutJsAndInPrint = { '@media (scripting: none), print': { display: 'none' } } as const;
