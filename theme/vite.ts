import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { resolveTokens } from './src/resolveTokens.ts';

const tokenFile = join(import.meta.dirname, 'tokens.json');
const virtualId = 'virtual:stet-tokens';

/**
 * Resolves `tokens.json` in the build, so that only its values ship. A changed token shows in a running development server at
 * once; a malformed one stops the build, or shows in the browser's overlay, with a sentence that names it (K2).
 */
export function stetTokens(): Plugin {
  return {
    name: 'stet-tokens',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      this.addWatchFile(tokenFile);
      return `export const tokens = ${JSON.stringify(resolveTokens(JSON.parse(readFileSync(tokenFile, 'utf8'))))};`;
    },
    configureServer(server) {
      server.watcher.add(tokenFile);
      server.watcher.on('change', (file) => {
        if (file !== tokenFile) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(`\0${virtualId}`);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
