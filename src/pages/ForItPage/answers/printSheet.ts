/** On the root while only the answer sheet is printed; the page's print styles read it. */
export const sheetOnly = 'data-print-sheet';

/** Prints the answer sheet and nothing else of the page. Some telephones print later than they say: the event decides. */
export function printSheet() {
  const root = document.documentElement;
  root.setAttribute(sheetOnly, '');
  window.addEventListener('afterprint', () => root.removeAttribute(sheetOnly), { once: true });
  window.print();
}
