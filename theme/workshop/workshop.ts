import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare';
import { testStories } from './test';

const top = join(import.meta.dirname, '../..');
const out = join(top, 'dist-workshop');

/** Storybook's packages are installed on first use (`theme/workshop/package-lock.json`). */
function install(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/storybook'))) return;
  console.log('Installing the packages of the workshop, once.');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: import.meta.dirname, stdio: 'inherit' });
}

function storybook(root: string, ...parameters: string[]): void {
  const folder = join(root, 'theme/workshop');
  const program = join(folder, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(process.execPath, [program, ...parameters], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

const build = (root: string, folder: string) => storybook(root, 'build', '--quiet', '-o', folder);

const commands = ['dev', 'build', 'test', 'compare'];
const [command = 'dev', revision = 'HEAD'] = process.argv.slice(2);

/** What is wrong with the command, if anything. Before an installation and a build of minutes. */
function mistake(): string | undefined {
  if (!commands.includes(command)) return `The workshop knows ${commands.join(', ')}, not ${command}.`;
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return command === 'compare' && status !== 0 ? `There is no revision ${revision}.` : undefined;
}

const wrong = mistake();
if (wrong) {
  console.error(wrong);
  process.exit(2);
}
install();
if (command === 'dev') {
  storybook(
    top,
    'dev',
    '--port',
    process.env.PORT ?? '6006',
    '--host',
    '127.0.0.1',
    '--ci',
    '--no-version-updates',
  );
} else {
  build(top, out);
  if (command === 'test') {
    const findings = await testStories(out, (line) => console.error(`✗ ${line}`));
    console.log(findings === 0 ? 'Every story holds.' : `${findings} findings.`);
    process.exitCode = findings === 0 ? 0 : 1;
  }
  if (command === 'compare') {
    const { file, changed } = await compare(revision, out, build);
    console.log(`${changed.length} pictures differ; they lie side by side in ${file}`);
  }
}
