/** `npm run size`: what each page of the build weighs, beside its budget. Exits with 1 above a budget. */
import { weigh } from './assertBudgets.ts';
import { complaints, measureNames, type Verdict } from './checkBudgets.ts';

const outDir = process.env.OUT_DIR ?? 'dist';
const verdicts = weigh(outDir, `.cache/ssr-${outDir}/manifest.json`);

const measures = Object.keys(measureNames) as Verdict['measure'][];
const cell = ({ size, limit }: Verdict) => `${size.toFixed(1)} of ${limit}`.padStart(16);
console.log(
  `What pages weigh in ${outDir}, in kB as sent (brotli; styles uncompressed), of their budgets (tools/size/budgets.json):`,
);
console.log(`${'page'.padEnd(32)}${measures.map((measure) => measure.padStart(16)).join('')}`);
for (const file of new Set(verdicts.map((verdict) => verdict.file))) {
  const row = measures.map((measure) =>
    verdicts.find((one) => one.file === file && one.measure === measure)!,
  );
  console.log(`${file.padEnd(32)}${row.map(cell).join('')}`);
}

const over = complaints(verdicts);
for (const sentence of over) console.error(sentence);
if (over.length > 0) process.exitCode = 1;
