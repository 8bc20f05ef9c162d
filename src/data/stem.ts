/** A word without the endings of plurals and verbs. At least four letters remain, in Hebrew three. */
export const stemOf = (word: string): string =>
  word.replace(/(?<=\w{4})(?:ing|ions?|ed|e?(?<!s)s|e)$|(?<=[\u05d0-\u05ea]{3})(?:ים|ות|ון|ה)$/, '');
