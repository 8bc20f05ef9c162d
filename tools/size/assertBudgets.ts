import { readFileSync } from 'node:fs';
import { checkBudgets, complaints, type Budgets, type Verdict } from './checkBudgets.ts';
import { measureBuild } from './measureBuild.ts';

/** Weighs every page of a build. `manifestFile` is Vite's manifest of its browser part. */
export function weigh(outDir: string, manifestFile: string): Verdict[] {
  const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets;
  return checkBudgets(outDir, measureBuild(outDir, manifestFile), budgets);
}

/**
 * Holds a build to `budgets.json`, so that it fails rather than ships what visitors wait for.
 * @throws Error with one sentence for each budget that is exceeded.
 */
export function assertBudgets(outDir: string, manifestFile: string): void {
  const over = complaints(weigh(outDir, manifestFile));
  if (over.length > 0)
    throw new Error(`The build is too heavy:\n${over.map((one) => `  - ${one}`).join('\n')}`);
}
