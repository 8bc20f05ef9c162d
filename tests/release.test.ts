/** `deploy/release.sh` with a build that writes two files. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let link: string;

/** Releases a build that contains a page and one script, or that fails. */
function release(script: string, { fails = false, path = link } = {}) {
  const build = `#!/bin/sh\nmkdir -p "$OUT_DIR/assets" "$OUT_DIR/messages"\n${fails ? 'exit 1' : ''}\necho ${script} | tee "$OUT_DIR/index.html" > "$OUT_DIR/assets/${script}.js"\n`;
  writeFileSync(join(folder, 'bin/npm'), build);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  execFileSync(resolve('deploy/release.sh'), [path], { cwd: folder, env, stdio: 'pipe' });
  // Releases are named by the second.
  const named = realpathSync(link);
  const renamed = join(folder, 'served', script);
  renameSync(named, renamed);
  rmSync(link);
  symlinkSync(renamed, link);
}

const served = (file: string) => readFileSync(join(link, file), 'utf8').trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'served'));
  link = join(folder, 'served/site');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('serves a build once it is complete, and keeps the code of open pages for two days', () => {
  release('first');
  expect(served('index.html')).toBe('first');
  const first = realpathSync(link);
  writeFileSync(join(first, 'withdrawn.html'), '');
  writeFileSync(join(first, 'assets/ancient.js'), '');
  utimesSync(join(first, 'assets/ancient.js'), 0, 0);
  // However old a build is, its pages may have been opened a minute ago.
  utimesSync(join(first, 'assets/first.js'), 0, 0);
  release('second');
  expect(served('index.html')).toBe('second');
  expect(readdirSync(join(link, 'assets')).sort()).toEqual(['first.js', 'second.js']);
  expect(readdirSync(link)).not.toContain('withdrawn.html');
  release('third');
  utimesSync(join(link, 'assets/first.js'), 0, 0);
  release('fourth');
  expect(readdirSync(join(link, 'assets')).sort()).toEqual(['fourth.js', 'second.js', 'third.js']);
});

it('takes a relative path', () => {
  release('first', { path: 'served/site' });
  expect(served('index.html')).toBe('first');
});

it('leaves the site as it is if the build fails', () => {
  release('first');
  const before = readdirSync(join(folder, 'served'));
  expect(() => release('second', { fails: true })).toThrow('Command failed');
  expect(served('index.html')).toBe('first');
  expect(readdirSync(join(folder, 'served'))).toEqual(before);
});

it('refuses to replace a folder', () => {
  mkdirSync(link);
  expect(() => release('first')).toThrow(/is a folder; rename it/);
});
