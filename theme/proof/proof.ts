import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { next, runners, vite, webpack } from './applications';
import { closeBrowser } from './look';
import { tokensChange } from './tokensChange';
import { tokenTools } from './tokenTools';
import type { Proof } from './proofs';

const theme = join(import.meta.dirname, '..');

/** Proofs by name; each works in a folder of its own with the packed theme. */
const applications = { vite, next, webpack, runners };
const proofs: Record<string, Proof> = { tokens: tokenTools, 'tokens-change': tokensChange, ...applications };

/**
 * `npm run proof -w @stet/theme [-- NAME …] [--keep] [--packed]`: installs the packed theme into new applications and checks them. Run by
 * hand, since it downloads some gigabytes. `--keep` keeps the applications, `--packed` reuses an earlier package.
 */
const names = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .flatMap((name) => (name === 'apps' ? Object.keys(applications) : name));
const isKept = process.argv.includes('--keep');
const unknown = names.find((name) => !(name in proofs));
if (unknown) throw new Error(`There is no proof called ${unknown}: apps, ${Object.keys(proofs).join(', ')}.`);

const { version } = JSON.parse(readFileSync(join(theme, 'package.json'), 'utf8')) as { version: string };
const tarball = join(theme, `dist/stet-theme-${version}.tgz`);
let isPacked = process.argv.includes('--packed');

/** Packs the theme once. */
function pack(): string {
  if (!isPacked) {
    console.log('  > npm run package');
    execFileSync('npm', ['run', 'package', '--silent'], {
      cwd: theme,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    isPacked = true;
  }
  return tarball;
}

let failures = 0;
for (const name of names.length > 0 ? names : Object.keys(proofs)) {
  const folder = mkdtempSync(join(tmpdir(), `stet-proof-${name}-`));
  const files = join(import.meta.dirname, 'apps', name);
  if (existsSync(files)) cpSync(files, folder, { recursive: true });
  const started = Date.now();
  const run = (command: string, ...parameters: string[]) => {
    console.log(`  > ${[command, ...parameters].join(' ')}`);
    return execFileSync(command, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  };
  try {
    console.log(`${name}, in ${folder}`);
    for (const line of await proofs[name]!({ folder, pack, run })) console.log(`  ✓ ${line}`);
  } catch (error) {
    failures += 1;
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`  ✗ ${name}: ${String(error)}\n${stdout}\n${stderr}`);
  }
  console.log(`  ${Math.round((Date.now() - started) / 1000)} s`);
  if (!isKept) rmSync(folder, { recursive: true, force: true });
}
await closeBrowser();
process.exitCode = failures > 0 ? 1 : 0;
