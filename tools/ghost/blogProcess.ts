/** The process of one blog. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pRetry from 'p-retry';
import { contentFolder } from '../../demo/ghost/recording.ts';
import { blogs, folderOf, ghostNode, log, pause, programFolder, urlOf, type Language } from './settings.ts';

const contentFolders = 'data images themes settings files media logs public adapters'.split(' ');
/** In ms. A start takes 2 to 4 s, but took 15 s on a slow disk. */
const startLimit = 90_000;

/** A blog's configuration: SQLite, no mail, and no outgoing requests. */
function configurationOf(language: Language) {
  const off = (...names: string[]) => Object.fromEntries(names.map((name) => [name, false]));
  const services = ['portal', 'sodoSearch', 'comments', 'announcementBar', 'signupForm', 'adminToolbar'];
  return {
    url: urlOf(language),
    server: { host: '127.0.0.1', port: blogs[language].port, shutdownTimeout: 2000 },
    database: {
      client: 'sqlite3',
      useNullAsDefault: true,
      connection: { filename: path.join(folderOf(language), 'content/data/ghost.db') },
    },
    paths: { contentPath: path.join(folderOf(language), 'content') },
    mail: { transport: 'stub', from: 'noreply@example.com' },
    logging: { level: 'warn', transports: ['stdout'] },
    privacy: off('useUpdateCheck', 'useGravatar', 'useRpcPing', 'useIndexNow', 'useStructuredData'),
    // Otherwise the login asks for a code sent by mail.
    security: off('staffDeviceVerification'),
    ...off('sendWelcomeEmail'),
    emailAnalytics: off('enabled'),
    backgroundJobs: off('emailAnalytics', 'clickTrackingLastSeenAtUpdater'),
    optimization: { themes: { skipBootChecks: true } },
    // Otherwise Ghost's own pages load these from a CDN.
    ...Object.fromEntries(services.map((name) => [name, off('url')])),
  };
}

/** Rejects unless Ghost answers. This endpoint needs no key; the Content API logs a stack trace without one. */
async function assertHealthy(language: Language) {
  const response = await fetch(`${urlOf(language)}/ghost/api/admin/site/`);
  if (!response.ok) throw new Error(`${response.url} answers with ${response.status}`);
}

/** Creates the blog's folder with its files. Ghost does not, and fails without `data`. */
function prepareFolder(language: Language) {
  const folder = folderOf(language);
  const content = path.join(folder, 'content');
  for (const name of contentFolders) fs.mkdirSync(path.join(content, name), { recursive: true });
  fs.cpSync(contentFolder(language), content, { recursive: true });
  // The theme of Ghost's own pages, whose canonical addresses are the site's.
  fs.cpSync('deploy/ghost-theme', path.join(content, 'themes/stet-canonical'), { recursive: true });
  for (const [at, target] of [
    // Ghost reads its version from ./current/package.json.
    ['current', 'app'],
    // Without a theme, changing `locale` fails with status 500.
    ['content/themes/source', 'app/content/themes/source'],
  ] as const) {
    fs.rmSync(path.join(folder, at), { force: true, recursive: true });
    fs.symlinkSync(path.join(programFolder, target), path.join(folder, at));
  }
  const configuration = JSON.stringify(configurationOf(language), null, 2);
  fs.writeFileSync(path.join(folder, 'config.headless.json'), configuration);
}

/**
 * Starts a blog, unless it runs in another terminal, and waits until it answers. It ends with this process.
 * @throws Error that says where Ghost's output is.
 */
export async function start(language: Language): Promise<void> {
  const isRunning = await assertHealthy(language).then(
    () => true,
    () => false,
  );
  if (isRunning) return;
  prepareFolder(language);
  const folder = folderOf(language);
  const output = fs.openSync(path.join(folder, 'ghost.log'), 'w');
  const child = spawn(ghostNode, ['current/index.js'], {
    cwd: folder,
    // A minimal environment: Ghost lets variables named like settings (url, mail, …) override its file. `headless` selects the file above
    // and, being neither development nor production, disables update checks.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'headless' },
    stdio: ['ignore', output, output],
  });
  process.on('exit', () => child.kill());
  const failure = `Ghost (${language}) did not start; see ${folder}/ghost.log`;
  await pRetry(() => assertHealthy(language), {
    ...pause,
    retries: startLimit / pause.minTimeout,
    shouldRetry: () => child.exitCode === null,
  }).catch((cause: unknown) => {
    throw new Error(failure, { cause });
  });
  log(`${language}: up on ${urlOf(language)}`);
}
