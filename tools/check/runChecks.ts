import pLimit from 'p-limit';
import type { Check } from './checks.ts';

export interface Result {
  check: Check;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds: number;
}

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

/**
 * Runs checks side by side, at most `concurrency` at a time, each after the one it needs, which must be earlier in the list. Skips a check if that one
 * has failed.
 * @param run resolves to whether a check has passed.
 */
export async function runChecks(
  checks: readonly Check[],
  run: (check: Check) => Promise<boolean>,
  concurrency: number,
): Promise<Result[]> {
  const limit = pLimit(concurrency);
  const results = new Map<string, Promise<Result>>();

  async function time(check: Check): Promise<Result> {
    const begin = performance.now();
    const outcome = (await run(check)) ? 'passed' : 'failed';
    return { check, outcome, seconds: (performance.now() - begin) / 1000 };
  }
  async function start(check: Check): Promise<Result> {
    const needed = await results.get(check.needs ?? '');
    if (needed && needed.outcome !== 'passed') return { check, outcome: 'skipped', seconds: 0 };
    return limit(time, check);
  }

  for (const check of checks.filter(({ isAlone }) => !isAlone)) results.set(check.name, start(check));
  for (const check of checks.filter(({ isAlone }) => isAlone)) {
    await Promise.all(results.values());
    results.set(check.name, start(check));
  }
  return Promise.all(results.values());
}
