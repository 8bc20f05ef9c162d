import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserBuild } from './browsers.ts';
import { contentHash } from './contentHash.ts';

const folder = join(import.meta.dirname, '../../src/start');
const placeholder = '<!--start-->';

/**
 * What the oldest browsers of `browserslist` have, and those before them lack one of: `light-dark()` came with Chrome 123 and Safari 17.5,
 * alternative text of `content` with Firefox 128. In others no script runs.
 */
const baseline = '(color:light-dark(red,red)) and (content:""/"")';

/** In bytes (brotli), since every page includes the start script and runs it before the first paint. */
const limit = 1700;

/** Compiles one of `src/start` by itself: sharing modules with the application would make it import them. */
async function compile(name: string, format: 'es' | 'iife', define: Record<string, string>): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      ...browserBuild,
      modulePreload: false,
      rollupOptions: { input: join(folder, name), output: { format } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/**
 * Compiles `src/start/start.ts`, which imports the loader, into one classic script.
 * @throws Error above the limit.
 */
async function compileStart(loader: string): Promise<string> {
  const script = await compile('start.ts', 'iife', { __LOADER__: JSON.stringify(loader) });
  const code = `if(CSS.supports('${baseline}')){${script}}`;
  const size = brotliCompressSync(code).length;
  if (size > limit)
    throw new Error(
      `The start script is ${size} bytes of brotli; the limit is ${limit} (tools/site/startScript.ts).`,
    );
  return code;
}

interface File {
  fileName: string;
  source: string;
}

/** A file named by its content. */
function hashed(name: string, source: string): File {
  return { fileName: `assets/${name}-${contentHash(source)}.js`, source };
}

/** The loader, which runs after the start script, and once: after a slow request it is requested again. */
async function compileLoader(locationUrl: string): Promise<File> {
  const styles = await compile('styles.ts', 'es', {});
  const loader = await compile('loader.ts', 'es', { __LOCATION_URL__: JSON.stringify(locationUrl) });
  return hashed('loader', `${styles}if(window.stetStart&&!stetStart.hydrateAround){${loader}}`);
}

/**
 * Inserts the start script into the template, and emits the loader. In development, where nothing is prerendered, it starts the application
 * at once.
 */
export function startScript(locationUrl: string): Plugin {
  let compiled: ReturnType<typeof compileLoader> | undefined;
  return {
    name: 'stet-start-script',
    // For development; the build compiles the loader by itself.
    config: () => ({
      define: { __LOCATION_URL__: JSON.stringify(locationUrl) },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', ...(await (compiled ??= compileLoader(locationUrl))) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(placeholder))
          throw new Error(`index.html has no place for the start script: ${placeholder}`);
        const address = server
          ? '/src/start/loader.ts'
          : `/${(await (compiled ??= compileLoader(locationUrl))).fileName}`;
        // By itself rather than by the start script, which a proxy may have changed: it mends the styles.
        const loader = `<script type="module" src="${address}" fetchpriority="low"></script>`;
        const script = `<script>${await compileStart(address)}</script>`;
        const page = html.replace(placeholder, () => (server ? script : script + loader));
        const children =
          "import '/src/start/loader.ts'; import { start } from '/src/main.tsx'; void start();";
        const tags = server
          ? [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'body' as const }]
          : [];
        return { html: page, tags };
      },
    },
  };
}
