/** Backgrounds of deletions and insertions in body text; headings have none. */
export const markBackgrounds = {
  '& del': { backgroundColor: 'mark.deleteWash' },
  '& ins': { backgroundColor: 'mark.insertWash' },
} as const;
