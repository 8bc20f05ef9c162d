/** Elements that a reader sees as places of their own, so that words on either side are apart. */
const apart =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|CAPTION|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|H[1-6]|HR|LI|OL|P|PICTURE|PRE|SECTION|SUMMARY|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;

/**
 * The text of a tree with spaces where a reader sees a new line or cell, and pictures by their alternative texts.
 * @param skip selects elements whose text does not count.
 * @param texts takes the text of each element inside.
 */
export function plainText(root: Node, skip?: string, texts?: Map<Element, string>): string {
  let text = '';
  for (const node of root.childNodes) {
    if (node.nodeType === node.TEXT_NODE) text += node.nodeValue;
    if (node.nodeType !== node.ELEMENT_NODE) continue;
    const element = node as Element;
    const words =
      element.nodeName === 'IMG' ? ` ${element.getAttribute('alt') ?? ''} ` : plainText(element, skip, texts);
    texts?.set(element, words);
    if (skip && element.matches(skip)) continue;
    text += apart.test(element.nodeName) ? ` ${words} ` : words;
  }
  // Deep trees would add up their spaces.
  return text.trim() ? text : text.slice(0, 1);
}

/** The same without white space at its ends and with single spaces. */
export const oneLine = (root: Node, skip?: string): string =>
  plainText(root, skip).replace(/\s+/g, ' ').trim();
