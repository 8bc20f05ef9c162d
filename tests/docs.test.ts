import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['.', 'docs', 'demo', 'theme', 'tools/films', 'tools/ghost'];
const documents = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

it.each(documents)('%s links to existing files', (document) => {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    ([, target = '']) => join(dirname(document), target),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

it('the guide for editors shows every picture of a card', () => {
  const guide = readFileSync('docs/editors.md', 'utf8');
  const pictures = readdirSync('docs/cards');
  expect(pictures.length).toBeGreaterThan(15);
  expect(pictures.filter((picture) => !guide.includes(`cards/${picture}`))).toEqual([]);
});
