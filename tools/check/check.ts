/**
 * `npm test` runs every check, `npm test -- unit e2e` those two, side by side where that is possible. Prints each check's output, then a
 * summary. Builds into a folder of its own, so that a running `npm start` is not affected.
 */
import { availableParallelism } from 'node:os';
import { Argument, Command } from '@commander-js/extra-typings';
import getPort from 'get-port';
import { x } from 'tinyexec';
import { checks, type Check } from './checks.ts';
import { runChecks, type Result } from './runChecks.ts';

const env = {
  OUT_DIR: process.env.OUT_DIR ?? 'dist-test',
  // Another server may be running on the default port.
  PORT: process.env.PORT ?? String(await getPort()),
  // Programs do not see the terminal through a pipe.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Runs a check. What runs beside others prints when it has ended. */
async function run({ name, about, command, isAlone }: Check): Promise<boolean> {
  const heading = `\n── ${about} (npm test -- ${name})`;
  const stdio = isAlone ? 'inherit' : 'pipe';
  if (isAlone) console.log(heading);
  const child = x(command, [], { nodeOptions: { shell: true, stdio, env } });
  const lines = [heading];
  if (!isAlone) for await (const line of child) lines.push(line);
  await child;
  if (!isAlone) console.log(lines.join('\n'));
  return child.exitCode === 0;
}

const begin = performance.now();
const [names] = new Command()
  .addArgument(new Argument('[checks...]').choices(checks.map(({ name }) => name)))
  .parse().processedArgs;
const selected = checks.filter(({ name, onRequest }) =>
  names.length > 0 ? names.includes(name) : !onRequest,
);
console.log(`Checks: ${selected.map(({ name }) => name).join(', ')}`);
const results = await runChecks(selected, run, availableParallelism());

console.log('\n── Summary');
for (const { check, outcome, seconds } of results) {
  console.log(
    `${outcome.padEnd(8)} ${check.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${check.about}`,
  );
}
const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
const seconds = Math.round((performance.now() - begin) / 1000);
console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped}, in ${seconds} s`);
if (count('failed') > 0) process.exitCode = 1;
