let finish = () => {};

/** Resolves once what the visitor did before hydration has been replayFinished. */
export const replayFinished = new Promise<void>((resolve) => (finish = resolve));

/** Called by the application's entry. */
export const finishReplay = () => finish();
