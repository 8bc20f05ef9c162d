import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodesOf, sourceFiles, stringOf, type Node, type SourceFile } from './sourceFiles.ts';

const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm);
const requirements = [...lines].map(([, number = '', text = '']) => ({
  number,
  files: [...text.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file),
}));

/** The name of a called function: `test`, `test.describe`. */
function calledName({ type, callee }: Node): string {
  if (type !== 'CallExpression') return '';
  const { name, object, property } = callee as Record<'object' | 'property', Node> & { name?: string };
  return name ?? [object, property].map((part) => part?.name).join('.');
}

/** The title of a test or of a group of tests; undefined for other nodes. What is filled in is left out. */
function titleOf(node: Node): string | undefined {
  const [title, body] = calledName(node).startsWith('test') ? (node.arguments as Node[]) : [];
  if (!title || body?.type !== 'ArrowFunctionExpression') return undefined;
  return title.type === 'TemplateLiteral'
    ? (title.quasis as Node[]).map((part) => stringOf(part)).join('…')
    : stringOf(title);
}

/** Titles of a file's tests, each behind those of the groups around it. Steps are not tests. */
function titlesIn(file: SourceFile): string[] {
  const nodes = nodesOf(file);
  const parents = new Map(nodes.map(({ node, parent }) => [node, parent]));
  return nodes
    .filter(({ node }) => calledName(node) === 'test' && titleOf(node) !== undefined)
    .map(({ node }) => {
      const titles: string[] = [];
      for (let at: Node | undefined = node; at; at = parents.get(at)) titles.unshift(titleOf(at) ?? '');
      return titles.filter(Boolean).join(' › ');
    });
}

/** Every string in a file of unit tests, whose titles are written in many ways. */
const stringsIn = (path: string) =>
  nodesOf({ path, text: readFileSync(path, 'utf8') }).flatMap(({ node }) => stringOf(node) ?? []);

/** The numbers in parentheses in a title. */
const numbersIn = (title: string): string[] =>
  [...title.matchAll(/\(([A-Z]\d*(?:, [^)]*)?)\)/g)].flatMap(([, list = '']) => list.split(', '));

const endToEnd = sourceFiles(['tests/e2e', 'tests/ghost'], { tests: true })
  .filter(({ path }) => path.endsWith('.spec.ts'))
  .map((file) => ({ path: file.path, titles: titlesIn(file) }));

it('gives each requirement one number, in ascending order', () => {
  const last: Record<string, number> = {};
  for (const { number } of requirements) {
    const [letter = '', place] = [number.charAt(0), Number(number.slice(1))];
    expect(place, number).toBeGreaterThan(last[letter] ?? 0);
    last[letter] = place;
  }
});

it.each(requirements)('$number has a test that proves it', ({ number, files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(existsSync(file), file).toBe(true);
    // The test of the workshop is a command.
    if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
    const titles = endToEnd.find(({ path }) => path === file)?.titles ?? stringsIn(file);
    expect(titles.flatMap(numbersIn), file).toContain(number);
  }
});

it('is named by the title of every end-to-end test, or of its group', () => {
  const known = new Set(requirements.map(({ number }) => number));
  expect(endToEnd.flatMap(({ titles }) => titles).length).toBeGreaterThan(400);
  const wrong = endToEnd.flatMap(({ path, titles }) =>
    titles
      .filter((title) => {
        const numbers = numbersIn(title);
        return numbers.length === 0 || numbers.some((number) => !known.has(number));
      })
      .map((title) => `${path}: ${title}`),
  );
  expect(wrong).toEqual([]);
});
