import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { resolveTokens } from './src/resolveTokens.ts';
import { parseTokens } from './src/tokenFile.ts';

const virtualId = 'virtual:stet-tokens';
const resolvedId = `\0${virtualId}`;

/**
 * Resolves the tokens in the build, so that only their values ship. A changed token shows in a running development server at
 * once; a malformed one stops the build, or shows in the browser's overlay, with a sentence that names it.
 * @param file path of the token file; the theme's own unless a test says otherwise.
 */
export function stetTokens(file: string = join(import.meta.dirname, 'tokens.json')): Plugin {
  return {
    name: 'stet-tokens',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return;
      this.addWatchFile(file);
      return `export const tokens = ${JSON.stringify(resolveTokens(parseTokens(readFileSync(file, 'utf8'))))};`;
    },
    hotUpdate(change) {
      if (change.file !== normalizePath(file)) return;
      // Themes are built once and kept, so the page starts anew.
      const { moduleGraph, hot } = this.environment;
      const module = moduleGraph.getModuleById(resolvedId);
      if (module) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
