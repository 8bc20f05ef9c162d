import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Alias, Plugin } from 'vite';

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Builds that libraries ship beside their usual one, for `resolve.alias`. */
export const leanBuilds: Alias[] = [
  // https://formatjs.github.io/docs/guides/advanced-usage: messages are compiled by the build, so no ICU parser is sent (7 kB).
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // Every export condition of the router names its development build.
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/**
 * Fetches a module before importing it: some browsers cache a failed import until the page is left, so that retrying could not succeed,
 * but none caches a failed fetch. The HTTP cache may hold the 404 of a file that has arrived since, during a release.
 */
const fetchFirst = `
export async function __vitePreload(load) {
  const address = /import\\(["'\`]([^"'\`]+)/.exec(load)?.[1];
  if (address) {
    const url = new URL(address, import.meta.url);
    let response = await fetch(url);
    if (!response.ok) response = await fetch(url, { cache: 'reload' });
    if (!response.ok) throw new Error(url);
    await response.arrayBuffer();
  }
  return load();
}`;

interface Edit {
  module: RegExp;
  pattern: RegExp;
  by: string;
}

/** The edits of other people's modules, with what each saves in the application's scripts (brotli). */
const edits: readonly Edit[] = [
  // The theme has its own CSS variables, so MUI's are unused (4 kB).
  {
    module: /@mui\/material\/styles\/createTheme\.mjs$/,
    pattern: /^import createThemeWithVars from .*$/m,
    by: "const createThemeWithVars = () => { throw new Error('No CSS variables of MUI.'); };",
  },
  // `<Link>`, `<NavLink>` and `<Form>`, which bring in the router's forms and framework mode, are unused; the bundler keeps them because
  // `forwardRef` is not marked as pure, and because of their display names (3 kB).
  {
    module: /react-router\/dist\/production\/chunk-.*\.mjs$/,
    pattern: /^var (\w+) = (React\d*\.forwardRef\([\s\S]*?^\);)\n\1\.displayName = "\w+";$/gm,
    by: 'var $1 = /* @__PURE__ */ $2',
  },
  // Vite wraps dynamic imports in a helper that loads their style sheets, of which this site has none.
  {
    module: /vite\/preload-helper\.js$/,
    pattern: /^[\s\S]*export const __vitePreload =[\s\S]*$/,
    by: fetchFirst,
  },
];

/** Edits libraries. The build fails if an edit matches nothing, as after an upgrade. */
export function libraryEdits(): Plugin {
  const unmatched = new Set<Edit>();
  return {
    name: 'stet-library-edits',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => edits.forEach((edit) => unmatched.add(edit)),
    transform: {
      filter: { id: edits.map(({ module }) => module) },
      handler(code, id) {
        const matching = edits.filter((edit) => edit.module.test(id) && code.search(edit.pattern) >= 0);
        matching.forEach((edit) => unmatched.delete(edit));
        return {
          code: matching.reduce((edited, { pattern, by }) => edited.replace(pattern, by), code),
          map: null,
        };
      },
    },
    generateBundle(_options, bundle) {
      const names = [...unmatched].map(({ module }) => module);
      if (names.length > 0)
        this.error(
          `Update or remove the edits in tools/site/libraryEdits.ts that match nothing: ${names.join(', ')}.`,
        );
      // What the helper reads an address from.
      const isWrapped = Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && /\(\(\)\s*=>\s*import\(/.test(chunk.code),
      );
      if (!isWrapped)
        this.error('Vite no longer wraps dynamic imports as tools/site/libraryEdits.ts expects.');
    },
  };
}
