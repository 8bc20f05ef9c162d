import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'stet-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's findings for a module. */
function saidOf(text: string, name = 'style.tsx'): string {
  const config = { jsPlugins: [resolve('tools/lint/tokens.js')], rules: { 'stet/only-tokens': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, name), `${text}\n`);
  return spawnSync('npx', ['oxlint', '-c', join(folder, 'config.json'), join(folder, name)], {
    encoding: 'utf8',
  }).stdout;
}

/** The findings for a style. */
const said = (style: string) => saidOf(`export const style = ${style};`);

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

test.each([
  ["an attribute's size", '<Icon fontSize="14px" />'],
  [
    'px in the CSS of a styled element',
    "styled('i')(({ theme }) => ({ color: theme.ink, '& b': { gap: 6 } }))",
  ],
  ['px in an object of CSS', '{} satisfies object; const css: CSSObject = { paddingBlock: 16 }'],
  ['a number beyond the scale', '{ marginInlineStart: { lg: 32.5 } }'],
  ['a distance from an edge that is a step', '{ insetInlineEnd: 16 }'],
  ['letter spacing that does not follow its text', "{ letterSpacing: '0.5px' }"],
])('The linter refuses %s (K2)', (_what, style) => {
  expect(said(style)).toContain('only-tokens');
});

test.each([
  ['the geometry of a drawing', '<rect width="24" height="24" rx="6" fontSize="12" />'],
  ['widths and heights of a layout', "{ width: 24, maxWidth: '26em', gridTemplateColumns: '76px 1fr' }"],
  ['a step in sx', '<Box sx={{ gap: 14, paddingInline: 2.5 }} />'],
  ['the width of a line', "styled('i')({ marginInlineStart: -1 })"],
  ['a distance that places what is drawn', "{ insetBlockStart: 65, insetInline: '20px 0', inset: 0 }"],
  ['letter spacing in em', "{ letterSpacing: '-0.02em' }"],
])('The linter takes %s (K2)', (_what, style) => {
  expect(said(style)).not.toContain('only-tokens');
});
