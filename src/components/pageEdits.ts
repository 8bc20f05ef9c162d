/** How a change of what is on screen is shown. Each function leaves the change itself to its caller. */
export interface PageEdits {
  /** Resolves when the page that is about to be left has been captured, and its successor may be rendered. */
  leavePage(request: Request): Promise<void>;
  /** The new page stands in the document. */
  showPage(): void;
  /** Calls `update`, which begins to render the other language; `lang` of `<html>` changes with it. */
  changeLanguage(update: () => void): void;
}

let edits: PageEdits | undefined;

/** Has changes shown from now on; until then, and in a browser that cannot show them, each is a cut. */
export function showEdits(shown: PageEdits): void {
  edits = shown;
}

/** A page is about to be replaced: wait for this between loading and rendering its successor. */
export const leavePage = (request: Request): Promise<void> => edits?.leavePage(request) ?? Promise.resolve();

/** Call it in a layout effect of whatever renders a page. */
export const showPage = (): void => edits?.showPage();

/** The language is about to change by `update`. */
export const changeLanguage = (update: () => void): void => (edits ? edits.changeLanguage(update) : update());
