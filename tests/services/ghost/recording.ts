/** What two real Ghosts answered (`npm run ghost:record`), read from `tests/fixtures/ghost`. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Language = 'en' | 'he';

/** A resource as Ghost gives it. */
export type Row = Record<string, any>;

/** One recorded answer. */
export interface Recorded {
  request: string;
  status: number;
  headers: Record<string, string>;
  body: any;
}

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../fixtures/ghost');

/** The folder of one blog's recorded images, media and files. */
export const contentFolder = (language: Language) => path.join(folder, language, 'content');

/** The names of a blog's recorded answers. */
export const recordedNames = (language: Language) =>
  fs
    .readdirSync(path.join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));

/** One recorded answer, by its name in `tests/contract/requests.ts`. */
export function recorded(language: Language, name: string): Recorded {
  return JSON.parse(fs.readFileSync(path.join(folder, language, `${name}.json`), 'utf8'));
}
