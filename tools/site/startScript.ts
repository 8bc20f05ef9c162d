import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from './browsers.ts';

const entry = join(import.meta.dirname, '../../src/start/start.ts');
const place = '<!--start-->';

/** In bytes (brotli), since every page includes the start script and runs it before the first paint. */
const limit = 3000;

/**
 * Compiles `src/start/start.ts` into one classic script.
 * @throws Error above the limit.
 */
async function compileStartScript(locationUrl: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { __LOCATION_URL__: JSON.stringify(locationUrl) },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const code = result.output[0].code.trim();
  const size = brotliCompressSync(code).length;
  if (size > limit)
    throw new Error(
      `The start script is ${size} bytes of brotli; the limit is ${limit} (tools/site/startScript.ts).`,
    );
  return code;
}

/** Inserts the start script into the template. In development, where nothing is prerendered, it starts the application at once. */
export function startScript(locationUrl: string): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'stet-start-script',
    configureServer(server) {
      server.watcher.on('change', () => (script = undefined));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(place)) throw new Error(`index.html has no place for the start script: ${place}`);
        const code = await (script ??= compileStartScript(locationUrl));
        const page = html.replace(place, () => `<script>${code}</script>`);
        const children = "import { start } from '/src/main.tsx'; void start();";
        const tags = server
          ? [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'body' as const }]
          : [];
        return { html: page, tags };
      },
    },
  };
}
