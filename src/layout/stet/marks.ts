import { attempt, readStored, store } from '../../data/storage';

/** Words that a visitor lets stand, and where they are. */
export interface Mark {
  /** Path of the page, and its name. */
  path: string;
  page: string;
  language: string;
  /** The words as they are read, and as they stand in the document, where nothing lies between two paragraphs. */
  quote: string;
  text: string;
  /** What stands before them: the same words may occur twice. */
  before: string;
  /** The address of exactly these words. */
  link: string;
}

/** How much of the text before a mark is kept, in characters. */
const context = 40;

/** Longest quote whose words a link names one by one. */
const wholeQuote = 8;
/** Of a longer one, so many words at its beginning and at its end. */
const ends = 4;

const keys = ['path', 'page', 'language', 'quote', 'text', 'before', 'link'] as const;
const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** The marks of this browser; none where storage is blocked or holds something else. */
export function readMarks(): Mark[] {
  const stored = attempt<unknown>(() => JSON.parse(readStored('stet.marks') ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}

/** Keeps the marks. */
export const storeMarks = (marks: readonly Mark[]): void =>
  store('stet.marks', marks.length > 0 ? JSON.stringify(marks) : null);

const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** A text fragment that leads to exactly these words, in browsers that know such addresses. */
export function fragmentOf(quote: string): string {
  const words = quote.trim().split(/\s+/);
  const isShort = words.length <= wholeQuote;
  const text = isShort ? encode(words) : `${encode(words.slice(0, ends))},${encode(words.slice(-ends))}`;
  return `#:~:text=${text}`;
}

const lettersBefore = /[\p{L}\p{M}\p{N}]*$/u;
const lettersBehind = /^[\p{L}\p{M}\p{N}]*/u;

/** The two parts of a word on either side of a place in a text; two empty ones between words. */
function partsOfWord(node: Node, offset: number): [string, string] {
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const [before] = lettersBefore.exec(text.slice(0, offset)) ?? [''];
  const [behind] = lettersBehind.exec(text.slice(offset)) ?? [''];
  return before && behind ? [before, behind] : ['', ''];
}

/**
 * Widens a range to whole words, since a text fragment finds no part of a word.
 * @returns what was added before its start and behind its end.
 */
export function widenToWords(range: Range): [before: string, behind: string] {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const [before] = partsOfWord(startContainer, startOffset);
  const [, behind] = partsOfWord(endContainer, endOffset);
  range.setStart(startContainer, startOffset - before.length);
  range.setEnd(endContainer, endOffset + behind.length);
  return [before, behind];
}

/** The words of a range and what stands before them, within `root`. */
export function describeRange(range: Range, root: Node): Pick<Mark, 'text' | 'before'> {
  const ahead = document.createRange();
  ahead.setStart(root, 0);
  ahead.setEnd(range.startContainer, range.startOffset);
  return { text: range.toString(), before: ahead.toString().slice(-context) };
}

/** Where the words of a mark stand within `root`; undefined if they do no longer. */
export function findRange({ text, before }: Pick<Mark, 'text' | 'before'>, root: Node): Range | undefined {
  const whole = root.textContent ?? '';
  const exact = whole.indexOf(before + text);
  const start = exact < 0 ? whole.indexOf(text) : exact + before.length;
  if (start < 0) return undefined;

  const range = document.createRange();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let at = 0;
  let isBegun = false;
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
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
