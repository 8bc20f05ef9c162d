import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** A module that the browser gets in place of another, and what that saves (brotli, measured on the whole application). */
interface Replacement {
  /** The specifier as the importing module writes it. */
  specifier: RegExp;
  /** A file, or another specifier. */
  by: string;
}

const replacements: readonly Replacement[] = [
  // Messages are compiled by the build, so the browser needs no ICU parser (7 kB).
  {
    specifier: /^@formatjs\/icu-messageformat-parser$/,
    by: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // The theme has CSS variables of its own, so MUI's second way to create a theme never runs (4 kB).
  { specifier: /^\.\/createThemeWithVars\.mjs$/, by: join(import.meta.dirname, 'notRun.ts') },
  // The router's default entry is its development build.
  { specifier: /^react-router$/, by: join(routerFolder, 'index.mjs') },
  { specifier: /^react-router\/dom$/, by: join(routerFolder, 'dom-export.mjs') },
];

/**
 * Two habits of the router's code keep its links, forms and framework mode in the bundle, used or not: components wrapped by a
 * `forwardRef` that nobody has marked as free of effects, and names given to them afterwards for developer tools (4 kB with the
 * production entry).
 */
const routerEdits: readonly [RegExp, string][] = [
  [/^[\w$]+\.displayName = "\w+";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [
    /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
];

/**
 * Leaves out of the build what libraries bring along and this site never runs. The build stops when one of these edits matches
 * nothing any more, as after an upgrade: then it is to be removed or mended.
 */
export function leanModules(): Plugin {
  const unmatched = new Set<string>();
  return {
    name: 'stet-lean-modules',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      replacements.forEach(({ specifier }) => unmatched.add(String(specifier)));
      routerEdits.forEach(([pattern]) => unmatched.add(String(pattern)));
    },
    async resolveId(source, importer) {
      const found = replacements.find(({ specifier }) => specifier.test(source));
      if (!found) return;
      unmatched.delete(String(found.specifier));
      return this.resolve(found.by, importer, { skipSelf: true });
    },
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({
        code: routerEdits.reduce((edited, [pattern, by]) => {
          if (edited.search(pattern) >= 0) unmatched.delete(String(pattern));
          return edited.replace(pattern, by);
        }, code),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error || unmatched.size === 0) return;
      this.error(
        `These edits of libraries match nothing any more (tools/site/leanModules.ts): ${[...unmatched].join(', ')}`,
      );
    },
  };
}
