/** `Object.fromEntries` for names that the caller knows. */
export function fromEntries<Name extends string, Value>(
  entries: readonly (readonly [string, Value])[],
): Record<Name, Value> {
  return Object.fromEntries(entries) as Record<Name, Value>;
}
