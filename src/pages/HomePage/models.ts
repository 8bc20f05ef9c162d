/** Kinds of model a blank may hold; never a product's name. */
export const models = ['leading', 'different', 'private'] as const;
export type Model = (typeof models)[number];
