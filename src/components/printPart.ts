/** A part of a page that is printed alone. */
type Part = 'quote' | 'answers' | 'signature';

/** What print styles find the root by while a part is printed. */
export const whilePrinting = (part: Part) => `[data-print=${part}]`;

/** Prints one part and nothing else of its page. Some telephones print later than they say: the event decides. */
export function printPart(part: Part): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
