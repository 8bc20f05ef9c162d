import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { readTokens, resolveTokens } from '../src/resolveTokens.ts';
import { parseTokens, TokenFile } from '../src/tokenFile.ts';
import { editText, type Values } from './editText.ts';

const own = join(import.meta.dirname, '../tokens.json');
const virtualId = 'virtual:stet-tokens';
const resolvedId = '\0desk-tokens';

/** What a command prints; undefined without git, or outside a repository. */
function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync('git', parameters, { cwd: dirname(own), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // `git diff --no-index` ends with 1 where files differ.
    return (error as { status?: number; stdout?: string }).status === 1
      ? (error as { stdout?: string }).stdout
      : undefined;
  }
}

/** Why a request is refused, if it is: only the desk itself, on this machine, may write. */
function refusal({ method, headers, socket }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin } = headers;
  if (!/^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? ''))
    return 'Only this machine may use the desk.';
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return 'The desk has no such host.';
  if (method === 'GET') return undefined;
  if (method !== 'POST') return 'The desk reads and saves only.';
  if (origin !== `http://${host}`) return 'Another page may not save tokens.';
  if (headers['x-stet-desk'] !== token) return 'The page is older than the server: reload it.';
  return undefined;
}

/** Serves the desk at `/desk`, and gives the site's pages the tokens that the desk shows. Saves to `file`. */
export function desk(file: string): Plugin {
  const token = randomBytes(24).toString('hex');
  const read = () => readFileSync(file, 'utf8');
  const state = () => {
    const saved = read();
    return { saved, committed: git('show', 'HEAD:./tokens.json') ?? saved };
  };
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="stet-desk" content="${token}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
    <script type="module" src="/theme/desk/main.tsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
  return {
    name: 'stet-desk',
    apply: 'serve',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return;
      const saved = JSON.stringify(readTokens(new TokenFile(parseTokens(read()))));
      return `import { liveTokens } from '/theme/desk/liveTokens.ts';
window.stetTokens = window.parent.stetDesk ?? ${saved};
export const { tokens } = liveTokens(window.stetTokens);`;
    },
    configureServer(server) {
      const { middlewares, watcher, environments, config } = server;
      const { moduleGraph } = environments.client;
      watcher.add(file).on('change', (changed) => {
        const module = changed === file && moduleGraph.getModuleById(resolvedId);
        if (module) moduleGraph.invalidateModule(module);
      });
      // In development all pages have one HTML, and each time it is made it takes seconds.
      let site: Promise<string> | undefined;
      const siteHtml = () =>
        (site ??= server.transformIndexHtml('/', readFileSync(join(own, '../../index.html'), 'utf8')));
      middlewares.use((request, response, next) => {
        if (!/[?&]v=il-/.test(request.url ?? '')) return next();
        siteHtml().then((html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html), next);
      });
      middlewares.use('/desk', (request, response, next) => {
        const address = request.url?.split('?')[0];
        const answer = (status: number, content: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
        async function save() {
          const values = JSON.parse(await text(request)) as Values;
          const edited = editText(read(), values);
          resolveTokens(parseTokens(edited));
          writeFileSync(file, edited);
          const diff =
            file === own ? git('diff', 'HEAD', '--', own) : git('diff', '--no-index', '--', own, file);
          answer(200, { ...state(), diff });
        }
        if (address === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
        if (address !== '/tokens') return next();
        const problem = refusal(request, token);
        if (problem) return answer(403, { problem });
        if (request.method === 'GET') return answer(200, state());
        save().catch((error: unknown) => answer(422, { problem: (error as Error).message }));
      });
      config.logger.info(`\n  The desk is at http://127.0.0.1:${config.server.port}/desk`);
      return () => void siteHtml();
    },
  };
}
