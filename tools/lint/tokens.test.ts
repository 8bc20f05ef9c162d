import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'stet-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of a style. */
function said(style: string): string {
  const config = { jsPlugins: [resolve('tools/lint/tokens.js')], rules: { 'stet/only-tokens': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'style.ts'), `export const style = ${style};\n`);
  return spawnSync('npx', ['oxlint', '-c', join(folder, 'config.json'), join(folder, 'style.ts')], {
    encoding: 'utf8',
  }).stdout;
}

test('The linter refuses a literal size and names the token to use (K2)', () => {
  const found = said(
    "{ fontSize: { xs: 15 }, fontWeight: 500, borderRadius: '3px', padding: '3px 4px', transition: 'color 1s' }",
  );
  for (const token of [
    'theme.typography.sizes',
    'fontWeightMedium',
    'theme.radii',
    'spacing(2)',
    'marks.duration',
  ])
    expect(found).toContain(token);
});

test('The linter takes tokens, and what follows from the text around it (K2)', () => {
  const found = said(
    "{ fontSize: 'sizes.small', margin: '0 0.5em', gap: 2, borderRadius: '50%', transition: `color ${1}ms` }",
  );
  expect(found).not.toContain('only-tokens');
});
