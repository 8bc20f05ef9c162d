/**
 * `npm test` runs every check, `npm test -- unit e2e` those two. Prints each check's output, then a summary. Builds into a folder of its
 * own, so that a running `npm start` is not affected.
 */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { freePort } from '../freePort.ts';
import { checks, type Check } from './checks.ts';
import { selectChecks } from './selectChecks.ts';

type Outcome = 'passed' | 'failed' | 'skipped';

const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  OUT_DIR: process.env.OUT_DIR ?? 'dist-test',
  // Another server may be running on the default port.
  PORT: process.env.PORT ?? String(await freePort()),
};

function run({ command }: Check): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, { stdio: 'inherit', shell: true, env });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });
}

const results = new Map<Check, { outcome: Outcome; seconds: number }>();

/** Whether a check that this one needs has failed. */
const isBlocked = ({ needs }: Check) =>
  [...results].some(([{ name }, { outcome }]) => name === needs && outcome !== 'passed');

const selected = selectChecks(checks, process.argv.slice(2));
for (const [index, check] of selected.entries()) {
  if (isBlocked(check)) {
    results.set(check, { outcome: 'skipped', seconds: 0 });
    continue;
  }
  console.log(`\n── ${index + 1}/${selected.length} ${check.about} (npm test -- ${check.name})`);
  const start = performance.now();
  const outcome = (await run(check)) ? 'passed' : 'failed';
  results.set(check, { outcome, seconds: (performance.now() - start) / 1000 });
}

console.log('\n── Summary');
for (const [{ name, about }, { outcome, seconds }] of results) {
  console.log(`${outcome.padEnd(8)} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${about}`);
}
const count = (wanted: Outcome) => [...results.values()].filter(({ outcome }) => outcome === wanted).length;
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped}`);
if (count('failed') > 0) process.exitCode = 1;
