/** How many lines an element's words take; for `locator.evaluate`. */
export const linesOf = (element: Element): number => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
};
