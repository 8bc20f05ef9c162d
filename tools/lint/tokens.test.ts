import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const mixed =
  "{ fontSize: { xs: 15 }, fontWeight: 500, borderRadius: '3px', padding: '3px 4px', transition: 'color 1s' }";

const refused = {
  "an attribute's size": '<Icon fontSize="14px" />',
  'px in the CSS of a styled element':
    "styled('i')(({ theme }) => ({ color: theme.ink, '& b': { gap: 6 } }))",
  'px in an object of CSS': '{} satisfies object; const css: CSSObject = { paddingBlock: 16 }',
  'a number beyond the scale': '{ marginInlineStart: { lg: 32.5 } }',
  'a distance from an edge that is a step': '{ insetInlineEnd: 16 }',
  'letter spacing that does not follow its text': "{ letterSpacing: '0.5px' }",
  'a delay below a second': "{ animationDelay: '0.5s' }",
};

const accepted = {
  'tokens, and what follows from the text around it':
    "{ fontSize: 'sizes.small', margin: '0 0.5em', gap: 2, borderRadius: '50%', transition: `color ${1}ms` }",
  'the geometry of a drawing': '<rect width="24" height="24" rx="6" fontSize="12" />',
  'widths and heights of a layout': "{ width: 24, maxWidth: '26em', gridTemplateColumns: '76px 1fr' }",
  'a step in sx': '<Box sx={{ gap: 14, paddingInline: 2.5 }} />',
  'the width of a line': "styled('i')({ marginInlineStart: -1 })",
  'a distance that places what is drawn': "{ insetBlockStart: 65, insetInline: '20px 0', inset: 0 }",
  'letter spacing in em': "{ letterSpacing: '-0.02em' }",
  'no delay': "{ animationDelay: '0s' }",
};

/** The findings for each style. One run of the linter, since starting it takes seconds. */
const findings = new Map<string, string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-lint-'));
  const styles = [mixed, ...Object.values(refused), ...Object.values(accepted)];
  const config = { jsPlugins: [resolve('tools/lint/tokens.js')], rules: { 'stet/only-tokens': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  styles.forEach((style, index) =>
    writeFileSync(join(folder, `style${index}.tsx`), `export const style = ${style};\n`),
  );
  const options = ['-c', join(folder, 'config.json'), '--format', 'json', folder];
  const { stdout } = spawnSync('npx', ['oxlint', ...options], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string }[];
  };
  for (const { filename, code, message } of diagnostics) {
    const style = styles[Number(/style(\d+)\.tsx$/.exec(filename)?.[1])];
    if (style && code.includes('only-tokens'))
      findings.set(style, `${findings.get(style) ?? ''}${message}\n`);
  }
  rmSync(folder, { recursive: true });
});

test('The linter refuses a literal size and names the token to use (K2)', () => {
  for (const token of [
    'theme.typography.sizes',
    'fontWeightMedium',
    'theme.radii',
    'spacing(2)',
    'timing.duration',
  ])
    expect(findings.get(mixed)).toContain(token);
});

test.each(Object.entries(refused))('The linter refuses %s (K2)', (_what, style) => {
  expect(findings.get(style)).toBeDefined();
});

test.each(Object.entries(accepted))('The linter accepts %s (K2)', (_what, style) => {
  expect(findings.get(style)).toBeUndefined();
});
