/** Backgrounds of deletions and insertions in running text; titles have none. */
export const markBackgrounds = {
  '& del': { backgroundColor: 'mark.deleteWash' },
  '& ins': { backgroundColor: 'mark.insertWash' },
} as const;
