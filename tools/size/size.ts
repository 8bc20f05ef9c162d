/** `npm run size`: what each page of the build weighs, beside its budget. Exits with 1 above a budget. */
import { readFileSync } from 'node:fs';
import { builtFolder } from '../commandInput.ts';
import { checkBudgets, overBudget, measures, type Budgets, type Verdict } from './checkBudgets.ts';
import { measureBuild } from './measureBuild.ts';

const outDir = builtFolder();
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets;
const pages = measureBuild(outDir, `.cache/ssr-${outDir}/manifest.json`);
const verdicts = checkBudgets(outDir, pages, budgets);

const cell = ({ size, limit }: Verdict) => `${size.toFixed(1)} of ${limit}`.padStart(16);
console.log(
  `What pages weigh in ${outDir}, in kB as sent (brotli; styles uncompressed), of their budgets (tools/size/budgets.json):`,
);
const columns = Object.keys(measures).map((measure) => measure.padStart(16));
console.log(`${'page'.padEnd(32)}${columns.join('')}`);
for (const file of new Set(verdicts.map((verdict) => verdict.file))) {
  const row = verdicts.filter((verdict) => verdict.file === file);
  console.log(`${file.padEnd(32)}${row.map(cell).join('')}`);
}

const violations = overBudget(verdicts);
for (const sentence of violations) console.error(sentence);
if (violations.length > 0) process.exitCode = 1;
