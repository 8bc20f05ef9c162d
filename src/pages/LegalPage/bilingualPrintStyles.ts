/** In print a page is wide enough for both languages, which lawyers compare there. */
export const bilingualPrintStyles = {
  '@media print': {
    gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 2,
    '& > :not(:first-child), & > [lang] > *': { gridColumn: 'auto', marginBlockStart: 0, color: 'inherit' },
  },
} as const;
