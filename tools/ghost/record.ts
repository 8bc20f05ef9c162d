/** Records true Content API answers of the two running Ghosts, with the files they name: `npm run ghost:record`. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, knownOf } from '../../tests/contract/ask.ts';
import { contractRequests, recordedUrl } from '../../tests/contract/requests.ts';
import { blogs, folderOf, languages, log, urlOf, type Language } from './lib/settings.ts';

const fixtures = fileURLToPath(new URL('../../tests/fixtures/ghost/', import.meta.url));

/**
 * Ghost draws ids at random at every seeding. Numbered in the order in which they first appear they stay the same, so that the
 * diff of a new recording shows only what Ghost changed.
 */
function idNumbering() {
  const numbers = new Map<string, string>();
  return (text: string) =>
    text.replace(/\b[0-9a-f]{24}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (id) => {
      const number =
        numbers.get(id) ??
        id.replace(/[0-9a-f]/g, '0').slice(0, -4) + String(numbers.size + 1).padStart(4, '0');
      numbers.set(id, number);
      return number;
    });
}

async function recordAnswers(language: Language, folder: string) {
  const service = { url: urlOf(language), key: blogs[language].contentKey };
  const requests = Object.entries(contractRequests(await knownOf(service)));
  const renumber = idNumbering();
  for (const [name, request] of requests) {
    const answer = await ask(service, request, recordedUrl[language]);
    const line = `${request.method ?? 'GET'} ${request.path}`;
    const text = renumber(JSON.stringify({ request: line, ...answer }, null, 2));
    fs.writeFileSync(path.join(folder, `${name}.json`), `${text}\n`);
  }
  return requests.length;
}

/** Copies uploads; sizes and formats are made again by whoever serves them, and `_o` files are Ghost's own originals. */
function copyFiles(language: Language, folder: string) {
  const filter = (source: string) => !/\/size$|_o\.\w+$/.test(source);
  for (const kind of ['images', 'media', 'files']) {
    fs.cpSync(path.join(folderOf(language), 'content', kind), path.join(folder, 'content', kind), {
      recursive: true,
      filter,
    });
  }
}

for (const language of languages) {
  const folder = path.join(fixtures, language);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const count = await recordAnswers(language, folder);
  copyFiles(language, folder);
  log(`${language}: ${count} answers recorded`);
}
