/** In the text of a document the marks lie on a wash of their own colour; in titles they do not. */
export const washes = {
  '& del': { backgroundColor: 'mark.deleteWash' },
  '& ins': { backgroundColor: 'mark.insertWash' },
} as const;
