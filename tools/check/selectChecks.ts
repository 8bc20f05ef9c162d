import type { Check } from './checks.ts';

/**
 * The named checks in their own order; without names, all but those on request.
 * @throws Error listing the names if one is unknown.
 */
export function selectChecks(checks: readonly Check[], names: readonly string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    throw new Error(`There is no check called ${unknown.join(', ')}. The checks are ${known}.`);
  }
  return checks.filter(({ name, onRequest }) => (names.length > 0 ? names.includes(name) : !onRequest));
}
