import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../public/media/workflow');

/** The workflow clips that have been recorded, by name: the page shows the still of any other, and asks for no missing file. */
export function recordedFilms(): string[] {
  if (!existsSync(folder)) return [];
  const files = new Set(readdirSync(folder));
  const names = [...files].filter((file) => file.endsWith('.webm')).map((file) => file.replace('.webm', ''));
  return names.filter((name) => files.has(`${name}.mp4`));
}
