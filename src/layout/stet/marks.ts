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

/** The key under which marks are kept in this browser. */
const storageKey = 'stet.marks';

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
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMark) : [];
  } catch {
    return [];
  }
}

/** Keeps the marks. Where storage is blocked or full they last as long as the page. */
export function storeMarks(marks: readonly Mark[]): void {
  try {
    if (marks.length > 0) localStorage.setItem(storageKey, JSON.stringify(marks));
    else localStorage.removeItem(storageKey);
  } catch {
    // The visitor sees them all the same.
  }
}

const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** A text fragment that leads to exactly these words, in browsers that know such addresses. */
export function fragmentOf(quote: string): string {
  const words = quote.trim().split(/\s+/);
  const isShort = words.length <= wholeQuote;
  const text = isShort ? encode(words) : `${encode(words.slice(0, ends))},${encode(words.slice(-ends))}`;
  return `#:~:text=${text}`;
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
