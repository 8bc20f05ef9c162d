/** Fills a running blog from its export, unless it has the posts already. */
import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import pRetry from 'p-retry';
import { signIn } from './admin.ts';
import { exportFile, ownerOf, readExport } from './blogExport.ts';
import { blogs, folderOf, ghostNode, log, pause, type Language } from './settings.ts';

/** Replaces the integration's random content key by a fixed one, which Ghost reads at each request. */
function writeContentKey(language: Language) {
  const script = `
    const [file, key] = process.argv.slice(1);
    new (require('better-sqlite3'))(file, { timeout: 5000 }).prepare("update api_keys set secret = ? where type = 'content' and integration_id = (select id from integrations where name = 'Site')").run(key);`;
  const args = ['-e', script, 'content/data/ghost.db', blogs[language].contentKey];
  execFileSync(ghostNode, args, { cwd: folderOf(language), env: { NODE_PATH: 'current/node_modules' } });
}

/**
 * Imports a blog with Ghost's own importer.
 * @throws Error with Ghost's message.
 */
export async function importBlog(language: Language) {
  const tables = readExport(language);
  const { name, slug, email, bio, profile_image } = ownerOf(tables);
  const call = await signIn(language);

  // With its link from previews to the site's drafts. Repeated on imported blogs, since the theme may have changed.
  async function activateTheme(): Promise<void> {
    await call('PUT', 'themes/stet-canonical/activate/', {});
    const custom_theme_settings = [{ key: 'drafts', value: true }];
    await call('PUT', 'custom_theme_settings/', { custom_theme_settings });
  }

  const { integrations } = await call('GET', 'integrations/?limit=100');
  if (integrations.some((one: { name: string }) => one.name === 'Site')) return activateTheme();

  // While a blog is private Ghost sends no webmentions and no pings.
  const settings = (values: Record<string, unknown>) =>
    call('PUT', 'settings/', { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
  await settings({ is_private: true, password: 'importing' });
  // Ghost's sample posts, pages and tags.
  await call('DELETE', 'db/');

  // Imports do not change the owner, whom posts refer to by slug.
  const [{ id }] = (await call('GET', `users/?filter=email:'${email}'`)).users;
  await call('PUT', `users/${id}/`, { users: [{ id, email, name, slug, bio, profile_image }] });

  const form = new FormData();
  form.append(
    'importfile',
    await openAsBlob(exportFile(language), { type: 'application/json' }),
    'export.json',
  );
  await call('POST', 'db/', form);
  const count = async (kind: string): Promise<number> =>
    (await call('GET', `${kind}/?limit=1`)).meta.pagination.total;
  const wanted = tables['posts']?.length ?? 0;
  async function assertImported() {
    const found = (await count('posts')) + (await count('pages'));
    if (found < wanted) throw new Error(`only ${found} of ${wanted} posts were imported within a minute`);
  }
  await pRetry(assertImported, { ...pause, retries: 60_000 / pause.minTimeout });

  // Ghost tags imported posts.
  const { tags } = await call('GET', 'tags/?filter=visibility:internal&limit=100');
  for (const tag of tags) if (tag.slug.startsWith('hash-import-')) await call('DELETE', `tags/${tag.id}/`);

  await activateTheme();
  await call('POST', 'integrations/', { integrations: [{ name: 'Site' }] });
  writeContentKey(language);
  await settings({ is_private: false });
  log(`${language}: ${wanted} posts and pages imported`);
}
