import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Public lists of hostile HTML, by name: every `.json` file, an array of strings, in the folder that HOSTILE_HTML_DIR names. They
 * are no part of the repository, since their licences are not ours; without the variable there are none, and the own corpus
 * (`posts.ts`) is what is tested.
 */
export function hostileLists(): Record<string, string[]> {
  const folder = process.env.HOSTILE_HTML_DIR;
  if (!folder) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -5),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[],
    ]),
  );
}
