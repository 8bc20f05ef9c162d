import { readStored, writeStored } from '../../data/storage';
import { tryOrUndefined } from '../../data/tryOrUndefined';

export interface Mark {
  path: string;
  page: string;
  language: string;
  /** The words as displayed, and as in the DOM, which has nothing between paragraphs. */
  quote: string;
  text: string;
  /** The text before them, since the same words may occur twice. */
  before: string;
  link: string;
}

/** Length of the text before a mark that is stored. */
const context = 40;

/** Up to this number of words a link contains the whole quote. */
const wholeQuote = 8;
/** Else so many words of its start and its end. */
const ends = 4;

const keys = ['path', 'page', 'language', 'quote', 'text', 'before', 'link'] as const;
function isMark(value: unknown): value is Mark {
  const fields: Record<string, unknown> = Object(value);
  return keys.every((key) => typeof fields[key] === 'string');
}

/** Marks that storage did not take, since it is blocked or full; they last as long as the page. */
let unstored: readonly Mark[] | undefined;

/** The marks of all tabs; none if what is stored is invalid. */
export function readMarks(): readonly Mark[] {
  if (unstored) return unstored;
  const stored = tryOrUndefined<unknown>(() => JSON.parse(readStored('stet.marks') ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}

/** Stores marks; without storage `readMarks` returns them until the page is left. */
export function storeMarks(marks: readonly Mark[]): void {
  const text = marks.length > 0 ? JSON.stringify(marks) : null;
  writeStored('stet.marks', text);
  unstored = readStored('stet.marks') === text ? undefined : marks;
}

const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** A text fragment (`#:~:text=`) for a quote. */
export function fragmentOf(quote: string): string {
  const words = quote.trim().split(/\s+/);
  const isShort = words.length <= wholeQuote;
  const text = isShort ? encode(words) : `${encode(words.slice(0, ends))},${encode(words.slice(-ends))}`;
  return `#:~:text=${text}`;
}

const lettersBefore = /[\p{L}\p{M}\p{N}]*$/u;
const lettersAfter = /^[\p{L}\p{M}\p{N}]*/u;

/** The parts of a word before and after a DOM position; empty between words. */
function partsOfWord(node: Node, offset: number): [string, string] {
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const [before] = lettersBefore.exec(text.slice(0, offset)) ?? [''];
  const [after] = lettersAfter.exec(text.slice(offset)) ?? [''];
  return before && after ? [before, after] : ['', ''];
}

/**
 * Widens a range to whole words, as text fragments require.
 * @returns the text added before and after.
 */
export function expandToWords(range: Range): [before: string, after: string] {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const [before] = partsOfWord(startContainer, startOffset);
  const [, after] = partsOfWord(endContainer, endOffset);
  range.setStart(startContainer, startOffset - before.length);
  range.setEnd(endContainer, endOffset + after.length);
  return [before, after];
}

/** The words of a range within `root`, and the text before them. */
export function describeRange(range: Range, root: Node): Pick<Mark, 'text' | 'before'> {
  const ahead = document.createRange();
  ahead.setStart(root, 0);
  ahead.setEnd(range.startContainer, range.startOffset);
  return { text: range.toString(), before: ahead.toString().slice(-context) };
}

/** The range of a mark within `root`; undefined if the text has changed. */
export function findRange({ text, before }: Pick<Mark, 'text' | 'before'>, root: Node): Range | undefined {
  const whole = root.textContent ?? '';
  const exact = whole.indexOf(before + text);
  const start = exact < 0 ? whole.indexOf(text) : exact + before.length;
  if (start < 0) return undefined;

  const range = document.createRange();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let at = 0;
  let isBegun = false;
  for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
    const end = at + node.length;
    if (!isBegun && start < end) {
      range.setStart(node, start - at);
      isBegun = true;
    }
    if (isBegun && start + text.length <= end) {
      range.setEnd(node, start + text.length - at);
      return range;
    }
    at = end;
  }
  return undefined;
}
