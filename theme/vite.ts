import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { resolveTokens } from './src/resolveTokens.ts';
import { parseTokens } from './src/tokenFile.ts';

const virtualId = 'virtual:stet-tokens';
const resolvedId = `\0${virtualId}`;

/**
 * Resolves the tokens at build time, so that only values ship. Changes show in a running development server; a malformed token fails the
 * build or shows in the error overlay.
 * @param file path of the token file, for tests.
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
      // Themes are cached, so the page reloads.
      const { moduleGraph, hot } = this.environment;
      const module = moduleGraph.getModuleById(resolvedId);
      if (module) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
