const stroke = 'transparent 44%, currentColor 44% 56%, transparent 56%';

/** The button that clears a search field, as thin as our icons; browsers draw a heavy one, in blue. */
export const searchCancelButton = {
  '& ::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 12,
    height: 12,
    backgroundImage: `linear-gradient(45deg, ${stroke}), linear-gradient(-45deg, ${stroke})`,
    cursor: 'pointer',
  },
};
