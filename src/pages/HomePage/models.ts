/** Kinds of models; products are not named. */
export const models = ['leading', 'different', 'private'] as const;
export type Model = (typeof models)[number];
