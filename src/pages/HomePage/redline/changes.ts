/** The changes of the sample clause, in text order. */
export const changeIds = ['renewal', 'exit', 'cure', 'data'] as const;
export type ChangeId = (typeof changeIds)[number];
