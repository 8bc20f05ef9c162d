type Part = 'quote' | 'answers';

/** Selector of the root element while a part is printed. */
export const whilePrinting = (part: Part) => `[data-print=${part}]`;

/** Prints one part of the page. Some phones print asynchronously, so `afterprint` resets it. */
export function printPart(part: Part): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
