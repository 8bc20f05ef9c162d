import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../public/media/workflow');

/** The recorded workflow clips, by name; a page shows no film that was not recorded. */
export function recordedFilms(): string[] {
  if (!existsSync(folder)) return [];
  const files = new Set(readdirSync(folder));
  const names = [...files].filter((file) => file.endsWith('.webm')).map((file) => file.replace('.webm', ''));
  return names.filter((name) => files.has(`${name}.mp4`));
}
