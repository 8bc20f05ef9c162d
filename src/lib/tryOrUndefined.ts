/** Runs an action that may throw, such as one on storage or cookies, which may be blocked or full. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
