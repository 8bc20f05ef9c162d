let finish = () => {};

/** Resolves once what the visitor did before hydration has been replayed. */
export const replayed = new Promise<void>((resolve) => (finish = resolve));

/** Called by the application's entry. */
export const finishReplay = () => finish();
