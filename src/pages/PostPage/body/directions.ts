import { textDirection } from '../../../text/textDirection';
import { plainText } from './plainText';

type Direction = 'ltr' | 'rtl';

/** Elements within a line of text. */
const inline =
  /^(?:A|ABBR|B|BDI|BDO|BR|CITE|CODE|DEL|DFN|EM|FONT|I|IMG|INS|KBD|LABEL|MARK|PICTURE|Q|RP|RT|RUBY|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|TT|U|VAR|WBR)$/;

/** Text that says nothing about the direction of what it is in, such as a picture’s alternative. */
const foreign = 'code, pre, kbd, samp, tt, img, audio, video, .kg-hint, .kg-player, [dir]';

/** Whether an element is a place of its own: a block, or a link or title that looks like one. */
const isPlace = (element: Element) =>
  !inline.test(element.nodeName) ||
  element.matches('.kg-btn, [class*="-button"], .kg-embed-link, .kg-outside-title');

/** Rows of cells and of names, whose order and edge are those of what is around them, whatever they say. */
const isRow = (element: Element) =>
  /^(?:TBODY|TFOOT|THEAD|TR)$/.test(element.nodeName) ||
  element.matches('.kg-bookmark-metadata, .kg-file-card-metadata');

/** Whether a text begins or ends with a sign that another direction around it would move to its other end. */
const hasOuterSign = (text: string) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text.trim());

/**
 * Sets the direction of every block of text that runs the other way than what is around it, by one rule (`textDirection`), and isolates
 * phrases and lines in the other direction that begin or end with a sign. What the author gave a direction keeps it.
 * @param around direction of what is around `root`.
 */
export function arrangeDirections(root: HTMLElement, around: Direction): void {
  const texts = new Map<Element, string>();
  plainText(root, foreign, texts);
  arrangeInside(root, around, texts);
}

/** Isolates the lines of a block, between its breaks, that run the other way than it and begin or end with a sign. */
function arrangeLines(block: Element, around: Direction) {
  const lines: ChildNode[][] = [[]];
  for (const node of block.childNodes)
    if (node.nodeName === 'BR') lines.push([]);
    else lines.at(-1)?.push(node);
  for (const line of lines.length > 1 ? lines : []) {
    const text = line.map(({ textContent }) => textContent).join('');
    const direction = textDirection(text, around) ?? around;
    const isInline = line.every(({ nodeName }) => nodeName.startsWith('#') || inline.test(nodeName));
    if (direction === around || !isInline || !hasOuterSign(text)) continue;
    const whole = block.ownerDocument.createElement('span');
    whole.dir = direction;
    line[0]?.before(whole);
    whole.append(...line);
  }
}

function arrangeInside(root: HTMLElement, around: Direction, texts: ReadonlyMap<Element, string>) {
  arrangeLines(root, around);
  for (const child of root.children) {
    const element = child as HTMLElement;
    if (element.matches(foreign)) {
      if (/^(?:ltr|rtl)$/i.test(element.dir)) arrangeInside(element, element.dir as Direction, texts);
      continue;
    }
    const text = texts.get(element) ?? '';
    const direction = textDirection(text, around) ?? around;
    if (direction === around || isRow(element)) arrangeInside(element, around, texts);
    else if (isPlace(element) || hasOuterSign(text)) {
      element.dir = direction;
      arrangeInside(element, direction, texts);
    }
  }
}
