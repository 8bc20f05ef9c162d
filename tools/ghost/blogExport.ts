/** A blog as a file in the format of Ghost's importer and exporter, without what belongs to one installation. */
import fs from 'node:fs';
import path from 'node:path';
import { blogFolder, type Row } from '../../demo/ghost/recording.ts';
import type { Language } from './settings.ts';

export type Tables = Record<string, Row[]>;

/** The file with a blog's export, in the demo's folder. */
export const exportFile = (language: Language) => path.join(blogFolder(language), 'export.json');

/** Columns kept of each table; of `settings` these keys. */
const kept: Record<string, readonly string[]> = {
  posts: [
    ...['id', 'title', 'slug', 'lexical', 'feature_image', 'featured', 'type', 'status', 'visibility'],
    ...['custom_excerpt', 'published_at', 'created_at', 'updated_at'],
  ],
  posts_meta: ['id', 'post_id', 'feature_image_alt', 'feature_image_caption'],
  users: ['id', 'name', 'slug', 'email', 'profile_image', 'bio', 'status', 'visibility'],
  posts_authors: ['id', 'post_id', 'author_id', 'sort_order'],
  roles: ['id', 'name'],
  roles_users: ['id', 'role_id', 'user_id'],
  tags: ['id', 'name', 'slug', 'description', 'visibility'],
  posts_tags: ['id', 'post_id', 'tag_id', 'sort_order'],
};
const keptSettings = [
  ...['title', 'description', 'logo', 'icon', 'cover_image', 'accent_color', 'locale', 'timezone'],
  ...['navigation', 'secondary_navigation', 'facebook', 'twitter', 'outbound_link_tagging', 'social_web'],
];

/** Replaces Ghost's random ids by numbers in order of appearance, so that diffs only show changes. */
export function idNumbering() {
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

/** The tables of a blog's export. */
export function readExport(language: Language): Tables {
  return JSON.parse(fs.readFileSync(exportFile(language), 'utf8')).db[0].data;
}

/** The blog's owner, who must be set up before the import: Ghost imports every other user. */
export function ownerOf({ users = [], roles = [], roles_users: held = [] }: Tables): Row {
  const role = roles.find(({ name }) => name === 'Owner');
  const owner = users.find(({ id }) =>
    held.some((one) => one['user_id'] === id && one['role_id'] === role?.['id']),
  );
  if (!owner) throw new Error('the export names no owner');
  return owner;
}

/** Writes an export, one row per line. */
export function writeExport(language: Language, { meta, data }: { meta: Row; data: Tables }) {
  const pick = (row: Row, fields: readonly string[]) =>
    Object.fromEntries(fields.filter((field) => row[field] !== null).map((field) => [field, row[field]]));
  const tables = Object.entries(kept).map(([name, fields]) => [
    name,
    (data[name] ?? [])
      .filter(({ name: role }) => name !== 'roles' || role === 'Owner' || role === 'Author')
      .map((row) => pick(row, fields)),
  ]);
  const settings = (data['settings'] ?? [])
    .filter(({ key }) => keptSettings.includes(key))
    .map(({ key, value }) => ({ key, value }));
  const lines = [...tables, ['settings', settings]].map(([name, rows]) => {
    const written = (rows as Row[]).map((row) => `    ${JSON.stringify(row)}`).join(',\n');
    return `  ${JSON.stringify(name)}: [\n${written}\n  ]`;
  });
  const version = JSON.stringify({ exported_on: 0, version: meta['version'] });
  const text = `{"db": [{"meta": ${version}, "data": {\n${lines.join(',\n')}\n}}]}\n`;
  fs.writeFileSync(exportFile(language), idNumbering()(text));
}
