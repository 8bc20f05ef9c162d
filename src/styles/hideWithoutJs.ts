/** Hides controls that need JavaScript where scripting is off. */
export const hideWithoutJs = { '@media (scripting: none)': { display: 'none' } } as const;

/** The same, also in print. */
export const hideWithoutJsAndInPrint = { '@media (scripting: none), print': { display: 'none' } } as const;

/** Hides them where scripting is off without moving what is beside them, and removes them in print. */
export const invisibleWithoutJs = {
  '@media (scripting: none)': { visibility: 'hidden' },
  '@media print': { display: 'none' },
} as const;

/** Shows what replaces such controls only where scripting is off. */
export const showWithoutJs = { display: 'none', '@media (scripting: none)': { display: 'block' } } as const;
