type PrintedSection = 'quote' | 'answers';

/** Selector of the root element while a section is printed. */
export const whilePrinting = (section: PrintedSection) => `[data-print=${section}]`;

/** Prints one section of the page. Some phones print asynchronously, so `afterprint` resets it. */
export function printSection(section: PrintedSection): void {
  const { dataset } = document.documentElement;
  dataset.print = section;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
