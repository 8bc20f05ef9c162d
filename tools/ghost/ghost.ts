/**
 * Two real Ghosts for local work. `npm run ghost` installs what is missing, imports the sample blogs and serves them on 127.0.0.1 until it is
 * interrupted; `contract` runs the contract's tests with them, `reset` removes both blogs.
 */
import fs from 'node:fs';
import { join } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import pRetry from 'p-retry';
import { xSync } from 'tinyexec';
import { password } from './admin.ts';
import { ownerOf, readExport } from './blogExport.ts';
import { start } from './blogProcess.ts';
import { importBlog } from './importBlog.ts';
import { install } from './install.ts';
import { blogs, homeFolder, languages, log, urlOf, type Language } from './settings.ts';

/** Installs, starts and fills both blogs, and prints their addresses and how to sign in. */
async function serve() {
  install();
  await Promise.all(languages.map(start));
  await Promise.all(languages.map(importBlog));
  for (const language of languages) {
    const { email } = ownerOf(readExport(language));
    log(`${language}: edit at ${urlOf(language)}/ghost/ as ${email}, password ${password}`);
    log(
      `${language}: STET_BLOG_${language.toUpperCase()}_URL=${urlOf(language)}, key ${blogs[language].contentKey}`,
    );
  }
}

/** Runs a program of this repository; false if it fails. */
function run(command: string, env: Record<string, string>): boolean {
  const [program, ...rest] = command.split(' ');
  return xSync(program!, rest, { nodeOptions: { stdio: 'inherit', env } }).exitCode === 0;
}

/**
 * Requests a blog's pictures in a built site, one after the other. Ghost resizes a picture at its first request, and answers a second one
 * meanwhile with part of the file.
 */
async function resizePictures(folder: string, language: Language): Promise<void> {
  const address = new RegExp(`${urlOf(language)}/content/images/size/[^\\s"&,]+`, 'g');
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const pictures = pages.flatMap((page) => fs.readFileSync(join(folder, page), 'utf8').match(address) ?? []);
  for (const picture of new Set(pictures)) {
    // While another program ran, Ghost may have closed the connection that `fetch` uses again.
    const response = await pRetry(() => fetch(picture));
    await response.arrayBuffer();
  }
}

/** Runs the contract tests against both blogs, then browser tests of a site built with their addresses and posts. */
async function contract() {
  await serve();
  const ghosts = { GHOST_URL_EN: urlOf('en'), GHOST_URL_HE: urlOf('he') };
  const site = {
    STET_BLOG_EN_URL: urlOf('en'),
    STET_BLOG_HE_URL: urlOf('he'),
    STET_POSTS: 'prerender',
    OUT_DIR: 'dist-ghost',
  };
  const isBuilt =
    run('vitest run tests/contract', ghosts) &&
    run('vite build --mode demo', site) &&
    run(`html-validate --config .htmlvalidate.mjs ${site.OUT_DIR}/blog ${site.OUT_DIR}/he/blog`, {});
  if (isBuilt) await Promise.all(languages.map((language) => resizePictures(site.OUT_DIR, language)));
  const passed = isBuilt && run('playwright test', { ...ghosts, OUT_DIR: site.OUT_DIR });
  process.exit(passed ? 0 : 1);
}

const commands = {
  serve,
  contract,
  reset: () => fs.rmSync(homeFolder, { recursive: true, force: true }),
};

// Ends the blogs too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
const names = Object.keys(commands) as (keyof typeof commands)[];
const [command] = new Command()
  .addArgument(new Argument('[command]').choices(names).default('serve' as const))
  .parse().processedArgs;
await commands[command]();
