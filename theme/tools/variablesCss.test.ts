import { expect, test } from 'vitest';
import { getTheme } from '../src/getTheme';
import { tokens } from '../src/tokens';
import { variablesCss } from './variablesCss';

const css = variablesCss(tokens);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The lines of the first block of a selector, from a place in the file on. */
function linesOf(selector: string, from = ''): string[] {
  const rest = css.slice(css.indexOf(from));
  const start = rest.indexOf(`${selector} {\n`) + selector.length + 3;
  return rest.slice(start, rest.indexOf('}', start)).trim().split(/;\s*/).filter(Boolean);
}
const all = linesOf(':root');

test('every token is a variable with a name of its own', () => {
  const { colors, typography, ...flat } = tokens;
  const groups = { ...colors, 'text-style': typography.ltr, ...flat, shadow: { sheet: '' } };
  const names = all.map((line) => line.split(':')[0]);
  const wanted = Object.entries(groups).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `--stet-${kebab(group)}-${kebab(name)}`),
  );
  // The marks are a group of colours and one of shapes.
  wanted.push(...Object.keys(colors.mark).map((name) => `--stet-mark-${kebab(name)}`));
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['a size of text in rem, so that it grows with the text of the browser', '--stet-size-title1: 1.25rem'],
  ['a width of screens in px', '--stet-breakpoint-md: 900px'],
  ['a least height in px', '--stet-target-control: 44px'],
  ['the shape of a mark in em of the marked text', '--stet-mark-strike-thickness: 0.055em'],
])('%s', (_what, line) => expect(all).toContain(line));

test('no text style has a size in px', () => {
  const styles = css.split('\n').filter((line) => line.includes('--stet-text-style-'));
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter((line) => /\dpx/.test(line))).toEqual([]);
});

test('narrow screens have their own sizes, where the theme of MUI has them', () => {
  const query = '@media (max-width: 37.497em)';
  expect(getTheme('ltr').typography.display1).toHaveProperty([query]);
  const [latin, hebrew] = [linesOf(':root', query), linesOf(':root[dir=rtl]', query)];
  expect(latin.join()).toContain('--stet-text-style-display1: 440 clamp(1.8rem, 9.5vw, 2.6rem) / 1.17 ');
  expect(hebrew.join()).toContain('--stet-text-style-display1: 440 clamp(2.2rem, 11.4vw, 3rem) / 1.26 ');
});
