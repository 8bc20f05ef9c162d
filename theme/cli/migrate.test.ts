import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import successors from '../successors.json';
import tokens from '../tokens.json';
import { TokenFile } from '../src/tokenFile';
import { migrate } from './migrate';

const rules = {
  'radius.old': { use: 'radius.older' },
  'radius.older': { use: 'radius.sheet' },
  'color.text.pale': { use: 'color.text.tertiary' },
  'font.weight.heavy': { use: 'font.weight.strong' },
  'duration.slow': { use: 'duration.strike' },
  'font.family.serif': { use: 'font.family.display' },
  'zIndex.menu': { why: 'Write 1.' },
};

describe('A removed token is replaced by its last successor', () => {
  test.each([
    ['in a path of the tokens', 'tokens.radius.old', 'tokens.radius.sheet'],
    ['in a member of the theme', 'theme.radii.old', 'theme.radii.sheet'],
    ['in a theme that may be missing', 'theme?.radii.old', 'theme?.radii.sheet'],
    ['in a member that may be missing', 'theme.radii?.old', 'theme.radii?.sheet'],
    ['in the theme’s durations', 'theme.timing.duration.slow', 'theme.timing.duration.strike'],
    ['in durations of version 1', 'theme.marks.duration.slow', 'theme.marks.duration.strike'],
    ['in marks by themselves', 'marks?.duration.slow', 'marks?.duration.strike'],
    ['in the theme’s fonts', 'theme.typography.families.serif', 'theme.typography.families.display'],
    ['in a variable', 'var(--stet-weight-heavy)', 'var(--stet-weight-strong)'],
    ['in a colour of the palette', 'theme.vars.palette.text.pale', 'theme.vars.palette.text.tertiary'],
    ['in a colour of `sx`', "sx={{ color: 'text.pale' }}", "sx={{ color: 'text.tertiary' }}"],
    ['in an alias', '"{radius.old}"', '"{radius.sheet}"'],
  ])('%s', (_where, before, after) => {
    expect(migrate(before, rules).text).toBe(after);
  });

  test('and nothing that only looks like it', () => {
    const other = 'tokens.radius.oldest; --stet-radius-old-one; my.radius.old; "text.paler"';
    expect(migrate(other, rules).text).toBe(other);
  });
});

test('a token without a successor stays, and is reported with its line', () => {
  const { text, left } = migrate('a\nz-index: var(--stet-z-index-menu)', rules);
  expect(text).toBe('a\nz-index: var(--stet-z-index-menu)');
  expect(left).toEqual([{ line: 2, token: 'zIndex.menu', why: 'Write 1.' }]);
});

test('every token that a version had is still there or has a successor that is (theme/successors.json)', () => {
  const now = new Set(
    new TokenFile(tokens).tokens().map(({ path }) => path.replace(/^color\.(light|dark)\./, 'color.')),
  );
  const folder = join(import.meta.dirname, '../released');
  const released = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[],
  );
  expect(released.length).toBeGreaterThan(200);
  const known: Record<string, { use?: string; why?: string }> = successors;
  const isHeld = (name: string): boolean => {
    if (now.has(name)) return true;
    const { use, why } = known[name] ?? {};
    return use ? isHeld(use) : Boolean(why);
  };
  expect(
    released.filter((name) => !isHeld(name)),
    'add them to successors.json',
  ).toEqual([]);
  expect(
    Object.keys(known).filter((name) => now.has(name)),
    'these tokens are back',
  ).toEqual([]);
});
