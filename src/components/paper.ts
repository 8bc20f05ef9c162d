/**
 * The sheet of a page that is read as a document: margins for a hole punch, and the number of each page. The mark before the
 * numbers keeps “1 / 7” in its order on a Hebrew sheet too.
 */
export const paper = {
  '@page': {
    margin: '20mm 18mm',
    '@bottom-center': { content: '"\u200e" counter(page) " / " counter(pages)' },
  },
} as const;
