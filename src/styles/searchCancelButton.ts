const stroke = 'transparent 44%, currentColor 0 56%, transparent 0';

/** The button that clears a search field, as thin as our icons; browsers draw a heavy one, in blue. */
export const searchCancelButton = {
  '& ::-webkit-search-cancel-button': {
    appearance: 'none',
    width: 12,
    height: 12,
    background: `linear-gradient(45deg, ${stroke}), linear-gradient(-45deg, ${stroke})`,
  },
};
