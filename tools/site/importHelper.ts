import type { Plugin } from 'vite';

/**
 * Fetches a module before importing it: some browsers cache a failed import until the page is left, so that retrying could not succeed,
 * but none caches a failed fetch. The HTTP cache may hold the 404 of a file that has arrived since, during a release.
 */
export const fetchFirst = `
export async function __vitePreload(load) {
  const address = /import\\(["'\`]([^"'\`]+)/.exec(load)?.[1];
  if (address) {
    const url = new URL(address, import.meta.url);
    // As in src/browser/missingFile.ts.
    const isFile = ({ ok, headers }) => ok && !headers.get('content-type')?.includes('text/html');
    let response = await fetch(url);
    if (!isFile(response)) response = await fetch(url, { cache: 'reload' });
    if (!isFile(response)) throw new Error(url, { cause: response.status });
    await response.arrayBuffer();
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
