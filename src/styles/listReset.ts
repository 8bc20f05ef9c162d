/** A list without markers. WebKit removes the list role with `list-style: none`, but not with an empty marker. */
export const listReset = { listStyleType: '""', margin: 0, padding: 0 } as const;
