/** Grounds of deletions and insertions in running text; headings have none. */
export const markWashes = {
  '& del': { backgroundColor: 'mark.deleteWash' },
  '& ins': { backgroundColor: 'mark.insertWash' },
} as const;
