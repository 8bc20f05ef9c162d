/**
 * Grid columns of a number and its text: one, or a pair where it fits.
 * @param beside width of a margin column beside a single text.
 */
export const numbered = (isBilingual: boolean, beside = '') => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '48px minmax(0, 1fr)',
    md: isBilingual
      ? '64px minmax(0, 1fr) minmax(0, 1fr) 72px'
      : beside
        ? `64px minmax(0, 672px) minmax(${beside}, 1fr)`
        : '64px minmax(0, 1fr)',
  },
  columnGap: isBilingual ? { md: 4 } : 0,
});
