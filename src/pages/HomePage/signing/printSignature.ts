/** On the root while only the signature page is printed; its print styles read it. */
export const signatureOnly = 'data-print-signature';

/** Prints the signature page and nothing else. Some telephones print later than they say: the event decides. */
export function printSignature(): void {
  const root = document.documentElement;
  root.setAttribute(signatureOnly, '');
  window.addEventListener('afterprint', () => root.removeAttribute(signatureOnly), { once: true });
  window.print();
}
