/** Lets the browser draw and handle events; where it can, what follows comes before other waiting tasks. */
export const yieldToMain = (): Promise<unknown> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
