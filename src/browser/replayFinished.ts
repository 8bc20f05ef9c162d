let finish = () => {};

/** Resolves once the visitor's interactions before hydration have been replayed. */
export const replayFinished = new Promise<void>((resolve) => (finish = resolve));

/** Called by the application's entry. */
export const finishReplay = () => finish();
