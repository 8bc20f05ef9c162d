/* Runs before the loader, also where the start script has been blocked. A proxy that changes the HTML changes the hashes of its styles, and the
   policy blocks them: their text is still there, and style sheets that a script constructs are not inline styles. */
for (const { sheet, textContent } of document.querySelectorAll<HTMLStyleElement>('[data-served],[data-s]'))
  if (!sheet) {
    const copy = new CSSStyleSheet();
    void copy.replace(textContent);
    document.adoptedStyleSheets.push(copy);
  }
