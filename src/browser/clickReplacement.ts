/** Clicks the element that has replaced a pressed one, and focuses it, since the focus was lost with the pressed one. */
export function clickReplacement(press: string | undefined): void {
  if (!press) return;
  const replacement = document.querySelector<HTMLElement>(`[data-press="${CSS.escape(press)}"]`);
  replacement?.focus({ preventScroll: true });
  replacement?.click();
}
