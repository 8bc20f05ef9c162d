/**
 * Records the running Ghosts (`npm run ghost:record`): each blog's export, its files and the Content API's answers. Run it after changes in
 * Ghost's editor.
 */
import fs from 'node:fs';
import path from 'node:path';
import { blogFolder, recordedUrl } from '../../demo/ghost/recording.ts';
import { ask, knownOf } from '../../tests/contract/ask.ts';
import { contractRequests } from '../../tests/contract/requests.ts';
import { draftOf, signIn } from './admin.ts';
import { idNumbering, writeExport, type Tables } from './blogExport.ts';
import { blogs, folderOf, languages, log, urlOf, type Language } from './settings.ts';

async function recordExport(language: Language) {
  const call = await signIn(language);
  const [written] = (await call('GET', 'db/')).db as { meta: { version: string }; data: Tables }[];
  if (!written) throw new Error(`${urlOf(language)} exports nothing`);
  writeExport(language, written);
}

/** Copies uploads except resized versions, which are generated, and Ghost's `_o` originals. */
function copyFiles(language: Language) {
  const filter = (source: string) => !/\/size$|_o\.\w+$/.test(source);
  for (const kind of ['images', 'media', 'files']) {
    const target = path.join(blogFolder(language), 'content', kind);
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(path.join(folderOf(language), 'content', kind), target, { recursive: true, filter });
  }
}

async function recordAnswers(language: Language) {
  const folder = path.join(blogFolder(language), 'answers');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const service = { url: urlOf(language), key: blogs[language].contentKey };
  const requests = Object.entries(contractRequests(await knownOf(service, await draftOf(language))));
  const renumber = idNumbering();
  for (const [name, request] of requests) {
    const answer = await ask(service, request, recordedUrl[language]);
    const line = `${request.method ?? 'GET'} ${request.path}`;
    const text = renumber(JSON.stringify({ request: line, ...answer }, null, 2));
    fs.writeFileSync(path.join(folder, `${name}.json`), `${text}\n`);
  }
  log(`${language}: ${requests.length} answers recorded`);
}

for (const language of languages) {
  await recordExport(language);
  copyFiles(language);
  await recordAnswers(language);
}
