/**
 * Receives Ghost's webhooks and builds the site: `REBUILD_SECRET=… npm run rebuild -- deploy/release.sh /srv/stet`. Run it behind a server that
 * terminates TLS; it listens on 127.0.0.1 at `PORT` (default 4190). See docs/editors.md.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { x } from 'tinyexec';

interface RebuildOptions {
  /** The last part of the webhook's address, `/rebuild/{secret}`. */
  secret: string;
  /** Builds the site; rejects if the build failed. */
  build: () => PromiseLike<unknown>;
}

function isSame(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

/**
 * Answers 202 to `POST /rebuild/{secret}` and 404 to everything else. One build runs at a time; calls during a build cause one more, so
 * that the last change is included.
 */
export function answerCalls({ secret, build }: RebuildOptions): RequestListener {
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
      await build().then(undefined, (error: unknown) => console.error('Rebuild:', error));
    } while (isAskedAgain);
    isRunning = false;
  }

  return (request, response) => {
    request.resume();
    const isCall = request.method === 'POST' && isSame(request.url ?? '', `/rebuild/${secret}`);
    response.writeHead(isCall ? 202 : 404).end();
    if (isCall) void run();
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { REBUILD_SECRET: secret = '', PORT: port = '4190' } = process.env;
  const [command, ...args] = process.argv.slice(2);
  // Characters that need no encoding in a URL.
  if (!/^[\w-]{16,}$/.test(secret) || !command) {
    console.error(
      'usage: REBUILD_SECRET=<16 or more letters, digits, - or _> npm run rebuild -- <command> [arguments]',
    );
    process.exitCode = 2;
  } else {
    const build = () => x(command, args, { throwOnError: true, nodeOptions: { stdio: 'inherit' } });
    const server = createServer(answerCalls({ secret, build }));
    server.on('error', ({ message }) => {
      console.error(message);
      process.exitCode = 1;
    });
    server.listen(Number(port), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${port}`));
  }
}
