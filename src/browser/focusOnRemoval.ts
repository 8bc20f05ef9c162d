/**
 * A ref for an element that is removed when a control in it is pressed: if the focus is lost and nothing else takes it, another element
 * gets it. Call it once per kind of element, outside components; React would attach a new ref at each render.
 * @param selector the element that gets the focus.
 */
export const focusOnRemoval = (selector: string) => (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  // Until then a dialog may give the focus back to its button.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
};

/** For elements with nothing nearby that could take the focus. */
export const focusMainOnRemoval = focusOnRemoval('main');
