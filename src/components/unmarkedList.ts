/** A list without markers. WebKit takes the list role from items with `list-style: none`, and not from those with an empty marker. */
export const unmarkedList = { listStyleType: '""', margin: 0, padding: 0 } as const;
