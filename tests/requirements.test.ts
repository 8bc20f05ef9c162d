import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]+\d+)\*\* (.+)$/gm);
const requirements = [...lines].map(([, number = '', text = '']) => ({
  number,
  files: [...text.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file),
}));
const numbers = requirements.map(({ number }) => number);

/** The numbers in parentheses in a text, as titles of tests carry them: `(X3, X9)`. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\(([A-Z]+\d+(?:, [A-Z]+\d+)*)\)/g)].flatMap(([, list = '']) => list.split(', '));

it('gives each requirement a number of its own', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
});

it.each(requirements)('$number has a test that names it', ({ number, files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(existsSync(file), file).toBe(true);
    // The test of the workshop is a command.
    if (/\.(test|spec)\.tsx?$/.test(file))
      expect(numbersIn(readFileSync(file, 'utf8')), file).toContain(number);
  }
});

it('tests name only requirements that exist', () => {
  const unknown = sourceFiles(['tests/e2e', 'tests/ghost'], { tests: true }).flatMap(({ path, text }) =>
    numbersIn(text)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
