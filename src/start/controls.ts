/**
 * Controls that need the application; links, `<summary>` and buttons that close a dialog work without it. `data-press`
 * marks any other element that handles presses. If hydration replaces an element, it finds the new one by the same `data-press`.
 * `data-repeats` marks a button of which every press counts.
 */
export const needsApplication =
  '[data-press], button:not([method=dialog] *), [role=button], [role=menuitemradio], input[type=radio]';

/** The control an event targets, if it needs the application. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(needsApplication) : null;
}
