import type { Check } from './checks.ts';

export interface Result {
  check: Check;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds: number;
}

/**
 * Runs checks side by side, at most `lanes` at a time, each after the one it needs. Skips a check if that one has failed.
 * @param run resolves to whether a check has passed.
 */
export async function runChecks(
  checks: readonly Check[],
  run: (check: Check) => Promise<boolean>,
  lanes: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();

  const neededBy = ({ needs }: Check, among: readonly Check[]) => among.some(({ name }) => name === needs);
  const mayStart = (check: Check) =>
    running.size < (check.isAlone ? 1 : lanes) &&
    ![...running.keys()].some(({ isAlone }) => isAlone) &&
    !neededBy(check, [...waiting, ...running.keys()]);

  async function start(check: Check) {
    const begin = performance.now();
    const outcome = (await run(check)) ? 'passed' : 'failed';
    running.delete(check);
    results.push({ check, outcome, seconds: (performance.now() - begin) / 1000 });
  }

  while (waiting.length + running.size > 0) {
    const index = waiting.findIndex(mayStart);
    if (index < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [check] = waiting.splice(index, 1) as [Check];
    const unmet = results.filter(({ outcome }) => outcome !== 'passed').map((result) => result.check);
    if (neededBy(check, unmet)) results.push({ check, outcome: 'skipped', seconds: 0 });
    else running.set(check, start(check));
  }
  return results;
}
