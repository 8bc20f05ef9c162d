import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * A developer installs the packed tarball into a fresh application (K3). What the tarball needs beside it comes from this
 * repository, so that the test needs no registry.
 */
const app = mkdtempSync(join(tmpdir(), 'stet-theme-'));
const installed = join(app, 'node_modules');
const ours = join(import.meta.dirname, '../node_modules');

const files = {
  'package.json': '{ "type": "module", "private": true }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['vite/client'],
    },
    files: ['app.tsx'],
  }),
  'app.tsx': `
    import Typography from '@mui/material/Typography';
    import { createStyles, fontFiles, StetTheme, tokens, type Direction } from '@stet/theme';
    import { renderToString } from 'react-dom/server';

    export async function render(direction: Direction) {
      const styles = await createStyles(direction);
      const html = renderToString(
        <StetTheme styles={styles}>
          <Typography variant="display1" sx={{ color: 'mark.insert', paddingLeft: 7 }} />
        </StetTheme>,
      );
      return { html, css: Object.values(styles.cache.inserted).join(''), fonts: fontFiles(direction) };
    }
    // @ts-expect-error the package's types know which variants there are
    export const wrong = <Typography variant="h1" />;
    // @ts-expect-error and that a size is text, so the tokens are typed as well
    export const size: number = tokens.typography.ltr.display1.fontSize;
  `,
};

interface App {
  render: (direction: 'ltr' | 'rtl') => Promise<{ html: string; css: string; fonts: string[] }>;
}
let rendered: App;

beforeAll(async () => {
  execFileSync('npm', ['run', 'package', '--silent'], { cwd: import.meta.dirname, stdio: 'pipe' });
  mkdirSync(join(installed, '@stet/theme'), { recursive: true });
  const tarball = join(import.meta.dirname, 'dist/stet-theme-1.2.0.tgz');
  execFileSync('tar', ['xzf', tarball, '-C', join(installed, '@stet/theme'), '--strip-components=1']);
  for (const name of readdirSync(ours)) {
    if (name !== '@stet') symlinkSync(join(ours, name), join(installed, name));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);

  const config: InlineConfig = {
    root: app,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
  };
  await build({ ...config, build: { ssr: 'app.tsx', assetsInlineLimit: 0 } });
  rendered = (await import(pathToFileURL(join(app, 'dist/app.js')).href)) as App;
}, 180_000);

afterAll(() => rmSync(app, { recursive: true }));

describe.each([
  ['ltr', '-0.022em', 'padding-left:56px', 'frank-ruhl-libre-latin'],
  ['rtl', undefined, 'padding-right:56px', 'frank-ruhl-libre-hebrew'],
] as const)('An application with the installed package, %s', (direction, tracking, side, font) => {
  test('has its type, colours, sides and fonts', async () => {
    const { css, fonts } = await rendered.render(direction);
    expect(css).toContain('font-family:"Frank Ruhl Libre Variable"');
    expect(css.includes('letter-spacing:-0.022em')).toBe(tracking !== undefined);
    expect(css).toContain('--stet-mark-insert:light-dark(#1c46b0, #94b5ff)');
    expect(css).toContain('color:var(--stet-mark-insert)');
    expect(css).toContain(side);
    expect(fonts[0]).toContain(font);
  });
});

test('the installed types accept the theme’s variants and refuse others', () => {
  const compile = () =>
    execFileSync(join(ours, '.bin/tsc'), ['-p', app], { encoding: 'utf8', stdio: 'pipe', timeout: 120_000 });
  expect(compile).not.toThrow();
}, 120_000);
