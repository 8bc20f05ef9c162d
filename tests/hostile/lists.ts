import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Public lists of hostile HTML, by name: every `.json` file in the folder HOSTILE_HTML_DIR, an array of strings. They are not in the
 * repository because of their licences; without the variable only `posts.ts` is tested.
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
