/** A sheet of paper is narrower than a desk, yet wide enough for both texts beside each other: there a lawyer compares them. */
export const pairOnPaper = {
  '@media print': {
    gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 2,
    '& > :not(:first-child), & > [lang] > *': {
      gridColumn: 'auto',
      marginBlockStart: 0,
      color: 'inherit',
    },
  },
} as const;
