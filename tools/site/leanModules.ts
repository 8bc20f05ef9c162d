import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Alias, Plugin } from 'vite';

const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const nothing = join(import.meta.dirname, 'nothing.ts');
const notRun = join(import.meta.dirname, 'notRun.ts');

/**
 * Parts of libraries that visitors would download for nothing, and what the browser gets instead. Bytes are brotli, measured
 * on the landing page.
 */
export const leanModules: Alias[] = [
  // Messages are compiled by the build, so the browser needs no ICU parser (7 kB).
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // MUI can make themes with variables of its own; ours has variables already, so that half never runs (5 kB).
  { find: /^\.\/createThemeWithVars\.mjs$/, replacement: notRun },
  // Colours are CSS variables and mixed in CSS, so MUI's arithmetic on them never runs; nor does its theme printer (1 kB).
  { find: /^@mui\/system\/colorManipulator$/, replacement: join(import.meta.dirname, 'noColorMath.ts') },
  { find: /^\.\/stringifyTheme\.mjs$/, replacement: notRun },
  // Emotion knows every attribute of HTML by name; MUI's elements and ours are typed instead (1.5 kB).
  { find: /^@emotion\/is-prop-valid$/, replacement: join(import.meta.dirname, 'isPropValid.ts') },
  // The theme switches ripples off everywhere (3 kB).
  { find: /^\.\/TouchRipple\.mjs$/, replacement: nothing },
  // MUI's buttons can show a spinner; ours keep their words and say what they wait for (1 kB).
  { find: /^\.\.\/CircularProgress\/index\.mjs$/, replacement: nothing },
  // Emotion's `withTheme` would copy statics of class components; nothing here wraps a component in it (1 kB).
  { find: /^hoist-non-react-statics$/, replacement: nothing },
  // SWR brings a hook for React 17 along (1 kB).
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: join(import.meta.dirname, 'reactStore.ts'),
  },
  // The router's default entry is its development build, with warnings that production never shows (1 kB).
  { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
];

/**
 * Two habits of the router's code keep its links, forms and framework mode in the bundle, used or not: components wrapped by a
 * `forwardRef` that nobody has marked as free of effects, and names given to them afterwards for developer tools (8 kB).
 */
export function leanRouter(): Plugin {
  return {
    name: 'stet-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({
        code: code
          .replace(/^[\w$]+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
        map: null,
      }),
    },
  };
}

/** Vite wraps each dynamic import in code that loads its style sheets first; this site has none (1 kB). */
export function leanImports(): Plugin {
  return {
    name: 'stet-lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
