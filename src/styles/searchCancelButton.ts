/** Selector and style of the cross that browsers draw in a search field in blue, the colour of insertions. */
export const searchCancelButton = { '& ::-webkit-search-cancel-button': { filter: 'grayscale(1)' } };
