/**
 * Selects elements of a page whose start script has not run: scripting is off, the script has been blocked or changed on its way, or the browser is
 * too old for it. The script marks `<html>` before the first paint; what needs scripts is hidden or inert until then.
 */
export const withoutJs = '&:not([data-scripted] *)';

/** Selects elements of a page whose start script has run. */
export const withJs = '&:is([data-scripted] *)';

/** Hides controls that need JavaScript where it does not run. */
export const hideWithoutJs = { [withoutJs]: { display: 'none' } } as const;

/** The same, also in print. */
export const hideWithoutJsAndInPrint = { ...hideWithoutJs, '@media print': { display: 'none' } } as const;

/** Shows what replaces such controls only where JavaScript does not run. */
export const showWithoutJs = { display: 'none', [withoutJs]: { display: 'block' } } as const;
