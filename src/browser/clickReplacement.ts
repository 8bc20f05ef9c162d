/** The element with this `data-press`, which has replaced another one. */
export const replacementOf = (press: string | undefined) =>
  press ? document.querySelector<HTMLElement>(`[data-press="${CSS.escape(press)}"]`) : null;

/** Clicks the element that has replaced a pressed one, and focuses it, since the focus was lost with the pressed one. */
export function clickReplacement(press: string | undefined): void {
  const replacement = replacementOf(press);
  replacement?.focus({ preventScroll: true });
  replacement?.click();
}
