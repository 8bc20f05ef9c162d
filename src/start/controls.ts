/**
 * Controls that need the application; links, `<summary>`, native popovers and buttons that close a dialog work without it. `data-press`
 * marks any other element that handles presses. If hydration replaces an element, it finds the new one by the same `data-press`.
 * `data-repeats` marks a button of which every press counts.
 */
const needsApplication =
  '[data-press], button:not([popovertarget], [method=dialog] *), [role=button], [role=tab], [role=menuitemradio], input[type=radio], input[type=checkbox]';

/** The control an event targets, if it needs the application. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(needsApplication) : null;
}

/** Keys that move between tabs, radio buttons and slider steps. */
const movingKeys = /^(?:Arrow|Home$|End$)/;

/** Whether the application handles a key on a control. Enter and Space arrive as clicks; Alt with an arrow is the browser's. */
export function handlesKey(control: Element | null, event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return false;
  return movingKeys.test(key) && control?.matches('[role=tab], [role=slider]') === true;
}
