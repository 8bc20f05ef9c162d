import type { Plugin } from 'vite';

/**
 * Fetches a module before importing it: some browsers cache a failed import until the page is left, so that retrying could not succeed,
 * but none caches a failed fetch.
 */
export const fetchFirst = `
import { fetchFile } from '/src/browser/missingFile.ts';
export async function __vitePreload(load) {
  const address = /import\\(["'\`]([^"'\`]+)/.exec(load)?.[1];
  if (address) {
    const url = new URL(address, import.meta.url);
    await (await fetchFile(url)).arrayBuffer();
  }
  return load();
}`;

/**
 * Replaces the helper in which Vite wraps dynamic imports, which loads style sheets of theirs (this site has none), by one that fetches
 * first. The build fails if Vite no longer wraps them so.
 */
export function importHelper(): Plugin {
  let isReplaced = false;
  return {
    name: 'stet-import-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/, code: /export const __vitePreload =/ },
      handler() {
        isReplaced = true;
        return { code: fetchFirst, map: null };
      },
    },
    generateBundle(_options, bundle) {
      // What the helper reads an address from.
      const isWrapped = Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && /\(\(\)\s*=>\s*import\(/.test(chunk.code),
      );
      if (!isReplaced || !isWrapped)
        this.error('Vite no longer wraps dynamic imports as tools/site/importHelper.ts expects.');
    },
  };
}
