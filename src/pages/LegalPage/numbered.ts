/**
 * Grid columns of a number and its text: one, or a pair where it fits.
 * @param beside width of a margin column beside a single text.
 */
export const numbered = (isPair: boolean, beside = '') => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '48px minmax(0, 1fr)',
    md: `64px minmax(0, 1fr) ${isPair ? 'minmax(0, 1fr) 72px' : beside}`,
  },
  columnGap: isPair ? { md: 4 } : 0,
});
