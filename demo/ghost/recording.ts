/** Recorded answers of two real Ghosts (`npm run ghost:record`), read from `demo/blogs`. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '../../src/locale/languages.ts';

export type { Language };

/** A resource as Ghost returns it. */
export type Row = Record<string, any>;

/** One recorded answer. */
export interface Recorded {
  request: string;
  status: number;
  headers: Record<string, string>;
  body: any;
}

/** The origins of the recorded Ghosts (`npm run ghost`). */
export const recordedUrl = { en: 'http://127.0.0.1:2368', he: 'http://127.0.0.1:2369' };

/** A blog's folder: `export.json`, which a real Ghost imports, `content` with its files, and `answers` recorded from that Ghost. */
export const blogFolder = (language: Language) =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../blogs', language);
const answersFolder = (language: Language) => path.join(blogFolder(language), 'answers');

/** The folder of one blog's images, media and files. */
export const contentFolder = (language: Language) => path.join(blogFolder(language), 'content');

/** The names of a blog's recorded answers. */
export const recordedNames = (language: Language) =>
  fs.readdirSync(answersFolder(language)).map((name) => name.slice(0, -'.json'.length));

/** One recorded answer, by its name in `tests/contract/requests.ts`. */
export function recorded(language: Language, name: string): Recorded {
  return JSON.parse(fs.readFileSync(path.join(answersFolder(language), `${name}.json`), 'utf8'));
}
