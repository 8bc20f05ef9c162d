/** Fills a running blog from its export, unless it has the posts already; `ghost reset` empties it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { blogFolder } from '../../demo/ghost/recording.ts';
import { signIn, type Call } from './admin.ts';
import { ownerOf, readExport } from './blogExport.ts';
import { blogs, folderOf, ghostNode, log, programFolder, since, until, type Language } from './settings.ts';

/** Replaces the integration's random content key by a fixed one, which Ghost reads at each request. */
function writeContentKey(language: Language) {
  const script = `
    const [driver, file, key] = process.argv.slice(1);
    const db = new (require(driver))(file, { timeout: 5000 });
    db.prepare("update api_keys set secret = ? where type = 'content' and integration_id = (select id from integrations where name = 'Site')").run(key);
    db.close();`;
  const driver = path.join(programFolder, 'app/node_modules/better-sqlite3');
  const file = path.join(folderOf(language), 'content/data/ghost.db');
  const args = ['-e', script, driver, file, blogs[language].contentKey];
  const result = spawnSync(ghostNode, args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
}

/** Activates the theme, with its link from previews to the site's drafts. Repeated on imported blogs, since the theme may have changed. */
async function activateTheme(call: Call): Promise<void> {
  await call('PUT', 'themes/stet-canonical/activate/', {});
  await call('PUT', 'custom_theme_settings/', { custom_theme_settings: [{ key: 'drafts', value: true }] });
}

/**
 * Imports a blog with Ghost's own importer.
 * @throws Error with Ghost's message.
 */
export async function importBlog(language: Language) {
  const start = Date.now();
  const tables = readExport(language);
  const { name, slug, email, bio, profile_image } = ownerOf(tables);
  const call = await signIn(language, { name, email });
  const { integrations } = await call('GET', 'integrations/?limit=100');
  if (integrations.some((one: { name: string }) => one.name === 'Site')) return activateTheme(call);

  // While a blog is private Ghost sends no webmentions and no pings.
  const settings = (values: Record<string, unknown>) =>
    call('PUT', 'settings/', { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
  await settings({ is_private: true, password: 'importing' });
  // Ghost's sample posts, pages and tags.
  await call('DELETE', 'db/');

  // Imports do not change the owner, whom posts refer to by slug.
  const [owner] = (await call('GET', `users/?filter=email:'${email}'`)).users;
  await call('PUT', `users/${owner.id}/`, {
    users: [{ id: owner.id, email, name, slug, bio, profile_image }],
  });

  const file = readFileSync(path.join(blogFolder(language), 'export.json'));
  const form = new FormData();
  form.append('importfile', new Blob([new Uint8Array(file)], { type: 'application/json' }), 'export.json');
  await call('POST', 'db/', form);
  const count = async (kind: string): Promise<number> =>
    (await call('GET', `${kind}/?limit=1`)).meta.pagination.total;
  const wanted = tables['posts']?.length ?? 0;
  const isImported = async () => (await count('posts')) + (await count('pages')) >= wanted;
  await until(isImported, 60_000, 'the posts were not imported within a minute');

  // Ghost tags imported posts.
  const { tags } = await call('GET', 'tags/?filter=visibility:internal&limit=100');
  for (const { id, slug } of tags) if (slug.startsWith('hash-import-')) await call('DELETE', `tags/${id}/`);

  await activateTheme(call);
  await call('POST', 'integrations/', { integrations: [{ name: 'Site' }] });
  writeContentKey(language);
  await settings({ is_private: false });
  log(`${language}: ${wanted} posts and pages imported in ${since(start)}`);
}
