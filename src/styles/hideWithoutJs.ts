/** Hides controls that need JavaScript where scripting is off. */
export const hideWithoutJs = { '@media (scripting: none)': { display: 'none' } } as const;

/** The same, also in print. */
export const hideWithoutJsAndInPrint = { '@media (scripting: none), print': { display: 'none' } } as const;

/** Shows what replaces such controls only where scripting is off. */
export const showWithoutJs = { display: 'none', '@media (scripting: none)': { display: 'block' } } as const;
