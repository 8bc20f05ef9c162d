import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fontFacesAt } from '../src/fontFaces';
import type { Group } from '../src/tokenFile';
import type * as TokensModule from '../src/tokens';
import { stetTokens } from '../vite';
import { designFiles } from './designFiles';
import { variablesCss } from './variablesCss';

// A caller's own, such as a test's, would compile JSX for development.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Exports of the package and their sources. */
const entries = {
  index: 'src/index.ts',
  server: 'src/server.ts',
  tokens: 'src/tokens.ts',
  'no-flash': 'src/noFlash.ts',
  rtl: 'src/rightToLeft.ts',
} as const;

/** The `npx @stet/theme` command. */
const cli = 'cli/index.ts';

/** Other packages stay external. */
const isExternal = (id: string) => /^(?:node:|@?[a-z][\w-]*(?:\/|$))/.test(id);

/**
 * Builds `dist`, the installable package: ES and CommonJS modules with resolved tokens, types, fonts, style sheets and a `package.json`.
 */
rmSync(dist, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [stetTokens()],
  build: {
    outDir: dist,
    target: 'baseline-widely-available',
    minify: false,
    rolldownOptions: { external: isExternal },
    lib: {
      entry: entries,
      formats: ['es', 'cjs'],
      fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
    },
  },
});
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { external: isExternal },
    lib: { entry: { cli }, formats: ['es'], fileName: () => 'cli.js' },
  },
});
writeFileSync(join(dist, 'cli.js'), `#!/usr/bin/env node\n${readFileSync(join(dist, 'cli.js'), 'utf8')}`);
chmodSync(join(dist, 'cli.js'), 0o755);

// The provider has state, so server component frameworks must treat this entry as client code.
for (const file of ['index.js', 'index.cjs']) {
  const path = join(dist, file);
  writeFileSync(path, `'use client';\n${readFileSync(path, 'utf8')}`);
}

// Bundlers disagree on a CommonJS module's default export; this makes it explicit.
for (const file of readdirSync(dist).filter((name) => name.endsWith('.cjs'))) {
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(__toESM\(\w+), 1\)/g, '$1)'));
}

execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
const types = join(dist, 'types');
renameSync(join(dist, 'src'), types);

/** The names in `tokens.json` as a type, since JSON type imports need syntax that older compilers lack. */
function namesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unknown';
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${namesOf(member)}`,
  );
  return `{ ${members.join('; ')} }`;
}
const tokenFile: Group = JSON.parse(readFileSync(join(root, 'tokens.json'), 'utf8'));
writeFileSync(
  join(types, 'tokenNames.d.ts'),
  `declare const names: ${namesOf(tokenFile)};\nexport default names;\n`,
);

/** Node's module resolution needs file extensions, and declarations of the module's own kind. */
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const path = join(types, name);
  const text = readFileSync(path, 'utf8')
    .replace("'../tokens.json'", "'./tokenNames'")
    .replace(/(from |import\(|import )(['"])(\.{1,2}\/[^'"]+?)(?:\.tsx?)?\2/g, '$1$2$3.js$2');
  writeFileSync(path, text);
  writeFileSync(
    path.replace(/\.d\.ts$/, '.d.cts'),
    text.replace(/(['"]\.{1,2}\/[^'"]+)\.js(['"])/g, '$1.cjs$2'),
  );
}

const { tokens }: typeof TokensModule = await import(pathToFileURL(join(dist, 'tokens.js')).href);
writeFileSync(join(dist, 'variables.css'), variablesCss(tokens));
writeFileSync(
  join(dist, 'fonts.css'),
  fontFacesAt((file) => `./fonts/${file}.woff2`)
    .replace(/@font-face/g, '\n@font-face')
    .trimStart(),
);
for (const [name, content] of Object.entries(designFiles(tokenFile))) {
  const path = join(dist, 'design', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE', 'tokens.json', 'fonts']) {
  cpSync(join(root, name), join(dist, name), { recursive: true });
}

const {
  private: _,
  scripts: __,
  devDependencies: ___,
  dependencies: { '@emotion/sheet': ____, ...dependencies },
  ...manifest
}: Record<string, unknown> & { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const entry = (name: keyof typeof entries) => {
  const declared = `./types/${entries[name].replace(/^src\/|\.ts$/g, '')}`;
  return {
    import: { types: `${declared}.d.ts`, default: `./${name}.js` },
    require: { types: `${declared}.d.cts`, default: `./${name}.cjs` },
  };
};
Object.assign(manifest, {
  // Without what only the site's own entry imports.
  dependencies,
  main: './index.cjs',
  module: './index.js',
  types: `./types/${entries.index.replace(/^src\/|\.ts$/g, '')}.d.ts`,
  bin: { 'stet-theme': './cli.js' },
  sideEffects: ['*.css'],
  exports: {
    '.': entry('index'),
    './server': entry('server'),
    './tokens': entry('tokens'),
    './no-flash': entry('no-flash'),
    './rtl': entry('rtl'),
    './tokens.json': './tokens.json',
    './design/*': './design/*',
    './variables.css': './variables.css',
    './fonts.css': './fonts.css',
    './fonts/*': './fonts/*',
    './package.json': './package.json',
  },
});
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${dist} is ready to be packed.`);
