/**
 * Controls that do nothing until the application runs. Links, `<summary>` and native popovers work without it and are left to
 * the browser. `data-press` names an element that is replaced when the application starts: its successor carries the same name.
 */
const needsApplication =
  '[data-press], button:not([popovertarget]), [role=button], [role=tab], [role=menuitemradio], input[type=radio], input[type=checkbox]';

/** The control that an event would reach, if only the application can answer it. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(needsApplication) : null;
}

/** The keys that move between tabs, radio buttons and the stops of a slider. */
const movingKeys = /^(?:Arrow|Home$|End$)/;

/** Whether a key press on a control is the application's to answer. Enter and Space arrive as clicks. */
export function movesWithin(control: Element | null, key: string): boolean {
  return movingKeys.test(key) && control?.matches('[role=tab], [role=slider]') === true;
}
