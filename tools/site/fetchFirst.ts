import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper, which only loads style sheets, of which this site has none. This one fetches a module before importing
 * it: some browsers cache a failed import until the page is left, so that retrying could not succeed, but none caches a failed fetch.
 */
const helper = `
const addressOf = (load) => /import\\(["'\`]([^"'\`]+)/.exec(load)?.[1];
export async function __vitePreload(load) {
  const address = addressOf(load);
  if (address) {
    const response = await fetch(new URL(address, import.meta.url));
    if (!response.ok) throw new Error(address + ' answered ' + response.status);
    await response.arrayBuffer();
  }
  return load();
}
`;

const helperId = '\0vite/preload-helper.js';

/** Replaces Vite's helper for dynamic imports. The build fails if Vite no longer requests it by this name. */
export function fetchFirst(): Plugin {
  let isUsed = false;
  return {
    name: 'stet-fetch-first',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== helperId) return;
      isUsed = true;
      return helper;
    },
    generateBundle(_options, bundle) {
      if (!isUsed) this.error(`Vite has no module ${helperId} any more (tools/site/fetchFirst.ts).`);
      const wrapped = Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && /\(\(\)\s*=>\s*import\(/.test(chunk.code),
      );
      if (!wrapped) this.error('Dynamic imports are no longer wrapped as tools/site/fetchFirst.ts expects.');
    },
  };
}
