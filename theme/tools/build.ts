import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { stetTokens } from '../vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Other packages stay imports, and so do the fonts: their address is for the application's own build to decide. */
const isExternal = (id: string) => /^@?[a-z][\w-]*(?:\/|$)/.test(id) || id.includes('.woff2');

/**
 * Makes `dist`, the package that other applications install: one module with the tokens resolved, its types, the fonts, and a
 * `package.json` that points to them (K3).
 */
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [stetTokens()],
  build: {
    outDir: join(dist, 'src'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    minify: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    rolldownOptions: { external: isExternal },
  },
});
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
for (const name of ['README.md', 'CHANGELOG.md', 'tokens.json', 'fonts']) {
  cpSync(join(root, name), join(dist, name), { recursive: true });
}

const {
  private: _,
  scripts: __,
  ...manifest
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
manifest.files = ['src', 'fonts', 'tokens.json', 'CHANGELOG.md'];
manifest.exports = {
  '.': { types: './src/index.d.ts', default: './src/index.js' },
  './tokens.json': './tokens.json',
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
