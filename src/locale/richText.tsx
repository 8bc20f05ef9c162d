import type { ReactNode } from 'react';

type Chunks = ReactNode[];

/**
 * Tags that any message may use: `<bdi>` isolates a Latin name or a number inside either language; the marks are real
 * `del`, `ins` and `mark` elements; `<stet>` dots the words that a person lets stand.
 */
export const richText = {
  bdi: (chunks: Chunks) => (
    <bdi dir="ltr" lang="en">
      {chunks}
    </bdi>
  ),
  b: (chunks: Chunks) => <b>{chunks}</b>,
  del: (chunks: Chunks) => <del>{chunks}</del>,
  ins: (chunks: Chunks) => <ins>{chunks}</ins>,
  mark: (chunks: Chunks) => <mark>{chunks}</mark>,
  stet: (chunks: Chunks) => <span className="stet-dots">{chunks}</span>,
};

const leftToRightIsolate = '\u2066';
const popIsolate = '\u2069';
const plain = (chunks: Chunks) => chunks.join('');

/** The same tags where only a string will do (a title, an `aria-label`): `<bdi>` becomes Unicode isolates, marks fall away. */
export const plainText = {
  bdi: (chunks: Chunks) => leftToRightIsolate + plain(chunks) + popIsolate,
  b: plain,
  del: () => '',
  ins: plain,
  mark: plain,
  stet: plain,
};
