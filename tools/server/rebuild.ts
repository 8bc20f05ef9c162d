/**
 * Receives Ghost's webhooks and builds the site: `REBUILD_SECRET=… npm run rebuild -- npm run build`. Run it behind a server that
 * terminates TLS; it listens on 127.0.0.1 at `PORT` (default 4180). See docs/editors.md.
 */
import { spawn } from 'node:child_process';
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

interface RebuildOptions {
  /** The last part of the webhook's address, `/rebuild/{secret}`. */
  secret: string;
  /** Builds the site; rejects if the build failed. */
  build: () => Promise<void>;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Answers 202 to `POST /rebuild/{secret}` and 404 to everything else. One build runs at a time; calls during a build cause one more, so
 * that the last change is included.
 */
export function rebuildServer({ secret, build }: RebuildOptions): Server {
  let isRunning = false;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    do {
      isAskedAgain = false;
      await build().catch((error: unknown) => console.error('Rebuild:', error));
    } while (isAskedAgain);
    isRunning = false;
  }

  return createServer((request, response) => {
    request.resume();
    const isCall = request.method === 'POST' && isSame(request.url ?? '', `/rebuild/${secret}`);
    response.writeHead(isCall ? 202 : 404).end();
    if (isCall) void run();
  });
}

/** Runs a command. */
const runCommand = ([command = '', ...args]: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { REBUILD_SECRET: secret = '', PORT: port = '4180' } = process.env;
  const command = process.argv.slice(2);
  if (secret.length < 16 || command.length === 0) {
    console.error('usage: REBUILD_SECRET=<16 characters or more> npm run rebuild -- <command> [arguments]');
    process.exitCode = 2;
  } else {
    const server = rebuildServer({ secret, build: () => runCommand(command) });
    server.listen(Number(port), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${port}`));
  }
}
