/**
 * The columns of a number and what it counts: one text, or a pair where it fits, and behind a pair the room of the clause's tools.
 * @param beside the width of what stands beside a text that is alone, if anything does.
 */
export const numbered = (isPair: boolean, beside = '') => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '48px minmax(0, 1fr)',
    md: `64px minmax(0, 1fr) ${isPair ? 'minmax(0, 1fr) 72px' : beside}`,
  },
  columnGap: isPair ? { md: 4 } : 0,
});
