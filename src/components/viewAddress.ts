/** The parameter of the address that names which text is read (X7). */
export const viewParameter = 'view';

/** True where the address itself asks for another text than the page was served with, as a shared `?view=both` does (X7). */
export const isViewAsked = () => new URLSearchParams(window.location.search).has(viewParameter);
