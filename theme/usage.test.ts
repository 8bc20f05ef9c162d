import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../tests/sourceFiles';
import { tokens } from './src/tokens';
import { kebabCase } from './src/variableName';

/** Other names of token groups in code: members of the theme, and MUI's terms. */
const readAs: Record<string, string> = {
  family: 'family|families',
  size: 'size|sizes',
  radius: 'radius|radii',
  space: 'space|measures',
  measure: 'measure|measures',
  container: 'container|measures',
  typography: 'styles|typography|TypographyOptions',
};

const styles = readFileSync(join(import.meta.dirname, '../tools/films/stage/stage.css'), 'utf8');
const code = [...sourceFiles(['src', 'theme/src', 'tools/films']).map(({ text }) => text), styles].join('\n');

/** Whether our code uses the token: `radius.sheet`, `'text.secondary'`, `variant="lead"`, `--stet-line-hair`. */
function isRead(group: string, name: string): boolean {
  const ways = [
    `\\b(?:${readAs[group] ?? group})\\.${name}\\b`,
    `\\b(?:${readAs[group] ?? group})\\[(['"]?)${name}\\1\\]`,
    `--(?:stet-)?${kebabCase(group)}-${kebabCase(name)}\\b`,
    `--${group}-${name}\\b`,
    ...(group === 'typography'
      ? [`(?:variant|typography)(?:=|: ?)['"]${name}['"]`, `size\\('${name}'\\)`]
      : []),
  ];
  return ways.some((way) => new RegExp(way).test(code));
}

test('every token is read by the theme, the site or its films, so that a change of it shows', () => {
  const { colors, typography, shadow: _, ...flat } = tokens;
  const groups = { ...colors, typography: typography.ltr, ...flat };
  const unread = Object.entries(groups).flatMap(([group, names]) =>
    Object.keys(names)
      .filter((name) => !isRead(group, name))
      .map((name) => `${group}.${name}`),
  );
  expect(unread, 'remove them, or have something read them').toEqual([]);
});
