import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { readTokens, resolveTokens } from '../src/resolveTokens.ts';
import { parseTokens, TokenFile } from '../src/tokenFile.ts';
import { editText, type Values } from './draft.ts';

const own = join(import.meta.dirname, '../tokens.json');
const virtualId = 'virtual:stet-tokens';
const resolvedId = '\0desk-tokens';

/** What a command prints; nothing without git, or outside a repository. */
const git = (...parameters: string[]) =>
  spawnSync('git', parameters, { cwd: dirname(own), encoding: 'utf8' }).stdout || '';

/** Why a request to save is refused, if it is: only the desk itself, on this machine, may write. Vite refuses foreign hosts. */
function refusal({ method, headers, socket }: IncomingMessage, token: string): string | undefined {
  if (!/^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? ''))
    return 'Only this machine may use the desk.';
  if (method !== 'POST') return 'The desk reads and saves only.';
  if (headers.origin !== `http://${headers.host}`) return 'Another page may not save tokens.';
  if (headers['x-stet-desk'] !== token) return 'The page is older than the server: reload it.';
  return undefined;
}

/** Serves the desk at `/desk`, and gives the site's pages the tokens that the desk shows. Saves to `file`. */
export function desk(file: string): Plugin {
  const token = randomBytes(24).toString('hex');
  const read = () => readFileSync(file, 'utf8');
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="stet-desk" content="${token}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/@vite/client"></script>
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
const live = liveTokens(window.parent.stetDesk ?? ${saved});
window.stetFixed = live.fixed;
export const { tokens } = live;`;
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
        if (address === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
        if (address !== '/tokens') return next();
        const answer = (status: number, content: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
        const state = () => ({ saved: read(), committed: git('show', 'HEAD:./tokens.json') || read() });
        async function save() {
          const edited = editText(read(), JSON.parse(await text(request)) as Values);
          resolveTokens(parseTokens(edited));
          writeFileSync(file, edited);
          const diff =
            file === own ? git('diff', 'HEAD', '--', own) : git('diff', '--no-index', '--', own, file);
          answer(200, { ...state(), diff });
        }
        if (request.method === 'GET') return answer(200, state());
        const problem = refusal(request, token);
        if (problem) return answer(403, { problem });
        save().catch((error: unknown) => answer(422, { problem: (error as Error).message }));
      });
      config.logger.info(`\n  The desk is at http://127.0.0.1:${config.server.port}/desk`);
      return () => void siteHtml();
    },
  };
}
