import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Flags for tests and tools: no outgoing requests, no display, no deferred rendering tasks (docs/tests.md). */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-best-effort-tasks',
];

/** An init script for pages that evaluate functions of ours: tsx calls a helper in them that the page does not have. */
export const tsxHelper = 'globalThis.__name = (named) => named';

/** Headless shell first (docs/tests.md). */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of Chrome or Chromium: `CHROME_PATH`, Playwright's own, on the search path, or in the usual folders. Undefined if there is none.
 * @throws Error if `CHROME_PATH` does not exist.
 */
function findBrowser(): string | undefined {
  return firstFile([named('CHROME_PATH'), chromium.executablePath(), ...onPath(commands), ...applications]);
}

/**
 * The path of Firefox: `FIREFOX_PATH` or on the search path. Undefined if there is none.
 * @throws Error if `FIREFOX_PATH` does not exist.
 */
export function findFirefox(): string | undefined {
  return firstFile([named('FIREFOX_PATH'), ...onPath(['firefox-esr', 'firefox'])]);
}

function named(variable: string): string | undefined {
  const file = process.env[variable];
  if (file && !existsSync(file)) throw new Error(`${variable} is ${file}, where there is no file.`);
  return file;
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

const firstFile = (files: readonly (string | undefined)[]) => files.find((file) => file && existsSync(file));

const aptInstall = (name: string) =>
  `apt-get update -q && apt-get install -qy --no-install-recommends ${name}`;

/** Ways to install a browser, least intrusive first; those of Debian work for root alone. */
const installers = [
  'npx playwright install chromium',
  aptInstall('chromium-headless-shell'),
  aptInstall('chromium'),
];

/**
 * The browser for tests and tools, installed if there is none.
 * @throws Error that says how to get one if that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found: fetching one.');
  for (const command of installers) {
    console.log(`> ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The tests need Chrome or Chromium, and none could be fetched. Install either of them, or set CHROME_PATH to its program.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(`Browser: ${ensureBrowser()}`);
