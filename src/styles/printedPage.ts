/** Print styles of documents: margins for a hole punch, and page numbers. The mark before them keeps “1 / 7” in order in Hebrew. */
export const paper = {
  '@page': {
    margin: '20mm 18mm',
    '@bottom-center': { content: '"\u200e" counter(page) " / " counter(pages)' },
  },
} as const;
