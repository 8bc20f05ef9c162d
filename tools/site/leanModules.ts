import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Import specifiers and their replacements, with what each saves (brotli, of the whole application). */
const replacements = new Map([
  // Messages are compiled by the build: no ICU parser in the browser (7 kB).
  ['@formatjs/icu-messageformat-parser', '@formatjs/icu-messageformat-parser/no-parser.js'],
  // The theme has its own CSS variables, so MUI's are unused (4 kB).
  ['./createThemeWithVars.mjs', join(import.meta.dirname, 'notRun.ts')],
  // The router's default export condition is its development build.
  ['react-router', join(routerFolder, 'index.mjs')],
  ['react-router/dom', join(routerFolder, 'dom-export.mjs')],
]);

/**
 * Code of the router that defeats tree shaking of its forms and framework mode: `forwardRef` calls without a pure annotation, and
 * `displayName` assignments (4 kB with the production build).
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
 * Removes library code that this site never runs. The build fails if an edit no longer matches, as after an upgrade: update or remove it
 * then.
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
      for (const specifier of replacements.keys()) unmatched.add(specifier);
      routerEdits.forEach(([pattern]) => unmatched.add(String(pattern)));
    },
    async resolveId(source, importer) {
      const by = replacements.get(source);
      if (!by) return;
      unmatched.delete(source);
      return this.resolve(by, importer, { skipSelf: true });
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
