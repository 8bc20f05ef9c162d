export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What was typed last, by field. A render may reset a field to React's value, and hydration a text area to its served text. */
export const typed = new WeakMap<TextField, string>();

const nativeValue = (element: TextField) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;

/**
 * Reports text typed before hydration to React, which takes it for the initial value unless its value tracker is reset first.
 * @param from the field that it was typed into, if React has rendered that anew.
 */
export function restoreInputValue(field: TextField, value: string, from: TextField = field) {
  const { selectionStart, selectionEnd } = from;
  field.value = field.defaultValue;
  nativeValue(field)?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
