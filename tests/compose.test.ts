/** Validates the compose file against the Compose Specification's schema without starting containers. */
import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { expect, it } from 'vitest';

const file = 'deploy/compose.yaml';

it('ships a compose file that is valid (X14)', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const findings = linter.lintFiles([file], false).flatMap(({ messages }) => messages);
  // Warnings are about the order of keys.
  expect(findings.filter(({ type }) => type === 'error')).toEqual([]);
});

it('documents every variable of the compose file', () => {
  const documented = ['.env.example', 'docs/operate.md'].map((name) => readFileSync(name, 'utf8')).join('');
  const variables = [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(variables).toContain('GHOST_DATABASE_PASSWORD');
  for (const name of variables) expect(documented).toContain(name);
});
