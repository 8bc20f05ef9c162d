/** Animates changes of page and language; each caller makes the change itself. */
export interface PageTransitions {
  /** Resolves when the old page has been captured, and the new one may render. */
  leavePage(request: Request): Promise<void>;
  /** The new page is in the document. */
  showPage(): void;
  /** Calls `update`, which renders the other language; `lang` of `<html>` changes with it. */
  changeLanguage(update: () => void): void;
}

let transitions: PageTransitions | undefined;

/** Turns animations on; until then, and without browser support, changes are immediate. */
export function setPageTransitions(shown: PageTransitions): void {
  transitions = shown;
}

/** Await this between loading and rendering a page. */
export const leavePage = (request: Request): Promise<void> =>
  transitions?.leavePage(request) ?? Promise.resolve();

/** Call this in a layout effect of a page's parent. */
export const showPage = (): void => transitions?.showPage();

/** Changes the language by `update`. */
export const changeLanguage = (update: () => void): void =>
  transitions ? transitions.changeLanguage(update) : update();
