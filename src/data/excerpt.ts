import type { Post } from './posts';

/** List items in Ghost's plain text: lines with ` * ` or ` 1. `. */
const listMarks = /^ +(?:\*|\d+\.) /gm;

/** A block without closing punctuation that is not a list: a heading or a button's label. */
const isHeading = (block: string) => !/^ +(?:\*|\d+\.) /m.test(block) && !/[.!?…:;,״”"’')\]]\s*$/.test(block);

/** Characters of Ghost's own excerpts. */
const ghostLength = 500;

/** Removes headings, which would run into the following sentences, unless there is nothing else. */
function withoutHeadings(text: string): string {
  const blocks = text.trim().split(/\n{2,}/);
  // Ghost cuts at this length, so that the end of the last block says nothing.
  const isCut = text.length >= ghostLength - 5;
  const sentences = blocks.filter(
    (block, index) => (isCut && index === blocks.length - 1) || !isHeading(block),
  );
  return (sentences.length > 1 || !isHeading(sentences.at(-1) ?? '') ? sentences : blocks).join('\n');
}

/** Addresses that Ghost writes after the words of a link, markup, and the signs of its players. */
const leftovers =
  / ?\[(?:https?:\/\/|mailto:|\/|#)[^\]\s]*\]?|<\/?[a-z][^<>]*>|^(?:\d+:\d\d|\/\d*:?\d*|1×|download-circle|audio-thumbnail)$/gim;

const excerptLength = 180;

/** Whole sentences that fill at least half of that length. Latin words of four letters are not taken for abbreviations. */
const wholeSentences = /^.{90,}(?:\p{L}{4}|[א-ת]{2}|\p{N})["”’״׳)\]]*[.!?…]+["”’״׳)\]]*(?=\s)/u;

/**
 * A card's excerpt: the editor's own, or Ghost's plain text without list marks and headings. At most 180 characters, truncated after a
 * sentence or a word, with an ellipsis.
 */
export function excerptOf({ custom_excerpt, excerpt }: Pick<Post, 'custom_excerpt' | 'excerpt'>): string {
  const raw = custom_excerpt || withoutHeadings((excerpt ?? '').replace(leftovers, ''));
  const text = raw.replace(leftovers, '').replace(listMarks, '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= excerptLength) return text;
  const cut = characters.slice(0, excerptLength + 1).join('');
  const whole = wholeSentences.exec(cut)?.[0] ?? cut.replace(/\s\S*$/, '');
  const words = whole === cut ? characters.slice(0, excerptLength).join('') : whole;
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
}
