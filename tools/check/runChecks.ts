import pLimit from 'p-limit';
import type { Check } from './checks.ts';

export interface Result {
  check: Check;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds: number;
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

  async function start(check: Check): Promise<Result> {
    const needed = await results.get(check.needs ?? '');
    if (needed && needed.outcome !== 'passed') return { check, outcome: 'skipped', seconds: 0 };
    return limit(async () => {
      const begin = performance.now();
      const outcome = (await run(check)) ? 'passed' : 'failed';
      return { check, outcome, seconds: (performance.now() - begin) / 1000 };
    });
  }

  const aloneLast = [...checks.filter(({ isAlone }) => !isAlone), ...checks.filter(({ isAlone }) => isAlone)];
  for (const check of aloneLast) {
    if (check.isAlone) await Promise.all(results.values());
    results.set(check.name, start(check));
  }
  return Promise.all(results.values());
}
