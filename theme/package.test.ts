import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Theme from './src/index';

/**
 * Installs the packed tarball into a fresh application. Its peer dependencies are linked from this repository, so that no registry is
 * needed.
 */
const app = mkdtempSync(join(tmpdir(), 'stet-theme-'));
const installed = join(app, 'node_modules');
const theme = join(installed, '@stet/theme');
const ours = join(import.meta.dirname, '../node_modules');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};
const tarball = join(import.meta.dirname, `dist/stet-theme-${version}.tgz`);

const compiler = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
};
const files = {
  'package.json': '{ "type": "module", "private": true }',
  // The declarations are the same, and checked once: with Node's resolution, which is stricter.
  'tsconfig.bundler.json': JSON.stringify({
    compilerOptions: { ...compiler, module: 'ESNext', moduleResolution: 'Bundler', skipLibCheck: true },
    files: ['app.tsx'],
  }),
  'tsconfig.node.json': JSON.stringify({
    compilerOptions: { ...compiler, module: 'NodeNext', moduleResolution: 'NodeNext' },
    files: ['app.tsx'],
  }),
  'app.tsx': `
    import Button from '@mui/material/Button';
    import { createTheme, styled } from '@mui/material/styles';
    import Typography from '@mui/material/Typography';
    import { createStyles, getTheme, StetTheme, tokens, type Direction } from '@stet/theme';
    import { criticalStyles } from '@stet/theme/server';
    import { noFlashHash, noFlashScript } from '@stet/theme/no-flash';
    import { renderToString } from 'react-dom/server';

    export async function render(direction: Direction) {
      const styles = await createStyles(direction, { nonce: 'abc' });
      const html = renderToString(
        <StetTheme styles={styles}>
          <Typography variant="display1" sx={{ color: 'mark.insert', paddingLeft: 7 }} />
          <Typography variant="h1" />
          <Button color="success" variant="outlined" />
        </StetTheme>,
      );
      return { html, css: criticalStyles(styles) };
    }
    export const stock = createTheme({ palette: { mode: 'dark' } });
    export const own = createTheme(getTheme('rtl'), { palette: { primary: { main: tokens.colors.mark.insert[0] } } });
    export const Inserted = styled('ins')(({ theme }) => ({ color: theme.vars.palette.mark.insert }));
    export const inline = [noFlashScript, noFlashHash];
    // @ts-expect-error the package's types know which variants there are
    export const wrong = <Typography variant="display3" />;
    // @ts-expect-error and that a size is text, so the tokens are typed as well
    export const size: number = tokens.typography.ltr.display1.fontSize;
  `,
  'page.ts': `
    import '@stet/theme/fonts.css';
    import '@stet/theme/variables.css';
    export * from './app.tsx';
  `,
};

interface App {
  render: (direction: 'ltr' | 'rtl') => Promise<{ html: string; css: string }>;
}

const run = (command: string, ...parameters: string[]) =>
  execFileSync(join(ours, '.bin', command), parameters, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 240_000,
  });

beforeAll(() => {
  execFileSync('npm', ['run', 'package', '--silent'], { cwd: import.meta.dirname, stdio: 'pipe' });
  mkdirSync(theme, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', theme, '--strip-components=1']);
  for (const name of readdirSync(ours)) {
    if (name !== '@stet') symlinkSync(join(ours, name), join(installed, name));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
}, 300_000);

afterAll(() => rmSync(app, { recursive: true }));

test('contains no JSX of development, and no dependency that it does not import (K1)', () => {
  const modules = readdirSync(theme).filter((name) => /\.c?js$/.test(name));
  const code = modules.map((name) => readFileSync(join(theme, name), 'utf8')).join('\n');
  expect(code).not.toContain('jsx-dev-runtime');
  const { dependencies } = JSON.parse(readFileSync(join(theme, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // The plugin's peer.
  const imported = Object.keys(dependencies).filter((name) => code.includes(name) || name === 'stylis');
  expect(imported).toEqual(Object.keys(dependencies));
});

test('an application that Vite builds has its type, colours, sides and fonts, without a plugin (K3)', async () => {
  await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'client', assetsInlineLimit: 0, rolldownOptions: { input: 'page.ts' } },
  });
  expect(readdirSync(join(app, 'client/assets')).filter((name) => name.endsWith('.woff2'))).toHaveLength(4);
  await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { outDir: 'server', ssr: 'app.tsx' },
  });
  const { render } = (await import(pathToFileURL(join(app, 'server/app.js')).href)) as App;
  const [latin, hebrew] = [await render('ltr'), await render('rtl')];
  expect(latin.css).toContain('nonce="abc"');
  expect(latin.css).toContain('font-family:"Frank Ruhl Libre Variable"');
  expect(latin.css).toContain('--stet-mark-insert:light-dark(#1c46b0, #94b5ff)');
  expect(latin.css).toContain('color:var(--stet-mark-insert)');
  expect(latin.css).toContain('letter-spacing:-0.022em');
  expect(latin.css).toContain('padding-left:56px');
  expect(hebrew.css).toContain('padding-right:56px');
}, 240_000);

test.each(['bundler', 'node'])(
  'its types are valid with %s module resolution',
  (kind) => {
    expect(() => run('tsc', '-p', join(app, `tsconfig.${kind}.json`))).not.toThrow();
  },
  240_000,
);

test('Node reads it with import and with require, in both directions (K3)', async () => {
  writeFileSync(
    join(app, 'import.mjs'),
    "export * from '@stet/theme'; export { rightToLeft } from '@stet/theme/rtl';",
  );
  const imported = (await import(pathToFileURL(join(app, 'import.mjs')).href)) as typeof Theme & {
    rightToLeft: unknown[];
  };
  const required = createRequire(join(app, 'x.cjs'))('@stet/theme') as typeof Theme;
  for (const { createStyles, getTheme } of [imported, required]) {
    expect(getTheme('rtl').direction).toBe('rtl');
    expect((await createStyles('rtl')).cache.key).toBe('stet-rtl');
  }
  expect(imported.rightToLeft).toEqual([expect.any(Function)]);
});

test('publint and Are The Types Wrong find nothing', () => {
  expect(() => run('publint', 'run', theme, '--strict')).not.toThrow();
  expect(() =>
    run('attw', tarball, '--exclude-entrypoints', 'variables.css', 'fonts.css', '--profile', 'node16'),
  ).not.toThrow();
}, 300_000);

test('its command replaces removed tokens', () => {
  const folder = join(app, 'old');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'a.css'),
    'a { z-index: var(--stet-z-index-menu); width: var(--stet-container-post) }',
  );
  execFileSync(process.execPath, [join(theme, 'cli.js'), 'migrate', folder, '--write'], { stdio: 'pipe' });
  expect(readFileSync(join(folder, 'a.css'), 'utf8')).toBe(
    'a { z-index: var(--stet-z-index-dialog); width: var(--stet-measure-document) }',
  );
});

test('without its fonts the package is at most 150 kB', () => {
  const fonts = readdirSync(join(theme, 'fonts')).reduce(
    (sum, name) => sum + statSync(join(theme, 'fonts', name)).size,
    0,
  );
  expect(statSync(tarball).size - fonts).toBeLessThan(150_000);
});
