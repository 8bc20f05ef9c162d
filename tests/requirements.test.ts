import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const specs = 'tests/e2e';
const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm);
const requirements = [...lines].map(([, number = '', text = '']) => ({
  number,
  files: [...text.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file),
}));

it('gives each requirement one number, in order', () => {
  const seen: Record<string, number> = {};
  for (const { number } of requirements) {
    const letter = number.charAt(0);
    seen[letter] = (seen[letter] ?? 0) + 1;
    expect(number).toBe(`${letter}${seen[letter]}`);
  }
});

it.each(requirements)('$number has a test that proves it', ({ number, files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(existsSync(file), file).toBe(true);
    // Titles of end-to-end tests name the numbers; unit tests need not.
    if (file.startsWith(specs)) expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${number}\\b`));
  }
});

it('lists every requirement that an end-to-end test names', () => {
  const known = new Set(requirements.map(({ number }) => number));
  const named = readdirSync(specs)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const text = readFileSync(`${specs}/${file}`, 'utf8');
      return [...text.matchAll(/\(((?:[A-Z]\d{1,2}(?:, )?)+)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
    });
  expect([...new Set(named)].filter((number) => !known.has(number))).toEqual([]);
});
