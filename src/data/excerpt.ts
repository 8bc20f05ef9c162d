import type { Post } from './posts';

/** Where list items begin in Ghost's plain text: a line with ` * ` or ` 1. `. */
const listMarks = /^ +(?:\*|\d+\.) /gm;

/** A block of plain text that ends without closing punctuation and is not a list: a heading, or the label of a button. */
const isHeading = (block: string) => !/^ +(?:\*|\d+\.) /m.test(block) && !/[.!?…:;,״”"’')\]]\s*$/.test(block);

/** Ghost's plain text without its headings, which would run into the sentences after them; a text of headings alone stays. */
function withoutHeadings(text: string): string {
  const blocks = text.trim().split(/\n{2,}/);
  // The last block is cut in the middle, so its end says nothing.
  const sentences = blocks.filter((block, index) => index === blocks.length - 1 || !isHeading(block));
  return (sentences.length > 1 || !isHeading(blocks.at(-1) ?? '') ? sentences : blocks).join('\n');
}

/** Characters of an excerpt on a card. */
const excerptLength = 180;

/**
 * The beginning of a post for its card: the editor's own excerpt, else Ghost's, which is raw text with line breaks, list
 * marks, headings and a cut in the middle of a word. At most 180 characters, cut after a word and closed with an ellipsis; a text that
 * fits is left whole.
 */
export function excerptOf({ custom_excerpt, excerpt }: Pick<Post, 'custom_excerpt' | 'excerpt'>): string {
  const raw = custom_excerpt || withoutHeadings(excerpt ?? '');
  const text = raw.replace(listMarks, '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= excerptLength) return text;
  const cut = characters.slice(0, excerptLength + 1).join('');
  const whole = cut.replace(/\s\S*$/, '');
  const words = whole === cut ? characters.slice(0, excerptLength).join('') : whole;
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
}
