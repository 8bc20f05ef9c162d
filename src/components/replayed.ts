let finish = () => {};

/** Resolves once what the visitor did before hydration has been replayed. */
export const replayed = new Promise<void>((resolve) => (finish = resolve));

export const finishReplay = () => finish();
