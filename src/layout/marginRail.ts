/** In px. A wider rail is a line above its section, as on phones. */
const widestRail = 200;

/** The rail in the margin of a page or section, if it has one beside the text. */
export function marginRail(root: ParentNode | null | undefined): Element | undefined {
  const rail = root?.querySelector('[data-rail]');
  return rail && rail.clientWidth < widestRail ? rail : undefined;
}
