/** Fills one running blog. Running it again changes nothing that is already there; after a change of texts, `ghost reset`. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { entryOf, postNames, type BlogText, type Desk, type Tag } from '../content/calendar.ts';
import { blog as english } from '../content/en/index.ts';
import { blog as hebrew } from '../content/he/index.ts';
import { GhostAdmin } from './admin.ts';
import { builders } from './lexical.ts';
import { uploadMedia, type Media } from './media.ts';
import {
  blogs,
  folderOf,
  ghostNode,
  log,
  since,
  sleep,
  sqliteDriver,
  urlOf,
  type Language,
} from './settings.ts';

const texts: Record<Language, BlogText> = { en: english, he: hebrew };

/** The owner is the drafting desk. The password protects a database that never leaves this machine; Ghost refuses weak ones. */
const owner = {
  desk: 'drafting',
  email: 'drafting@stet.example',
  password: 'seven-blue-clauses-42',
} as const;
const emailOf = (desk: Desk) => `${desk}@stet.example`;

/** Ghost's own sample content. */
async function removeSamples(api: GhostAdmin) {
  const samples = { posts: 'coming-soon', pages: 'about', tags: 'news' } as const;
  for (const [kind, slug] of Object.entries(samples) as [keyof typeof samples, string][]) {
    for (const row of await api.list(kind)) if (row.slug === slug) await api.delete(`${kind}/${row.id}/`);
  }
}

/** Authors can be invited only by mail, so they come in through the importer, which works in the background. */
async function importDesks(api: GhostAdmin, desks: BlogText['desks']) {
  const present = await api.list('users');
  const missing = (Object.keys(desks) as Desk[]).filter(
    (desk) => !present.some((user) => user.email === emailOf(desk)),
  );
  if (missing.length === 0) return;
  const idOf = (desk: Desk) => `5f000000000000000000001${Object.keys(desks).indexOf(desk)}`;
  const role = { id: '5f0000000000000000000001', name: 'Author' };
  const data = {
    users: missing.map((desk) => ({
      id: idOf(desk),
      slug: `${desk}-desk`,
      email: emailOf(desk),
      status: 'active',
      visibility: 'public',
      ...desks[desk],
    })),
    roles: [role],
    roles_users: missing.map((desk, i) => ({
      id: `5f000000000000000000002${i}`,
      role_id: role.id,
      user_id: idOf(desk),
    })),
  };
  const file = { db: [{ meta: { exported_on: Date.now(), version: '5.0.0' }, data }] };
  const form = new FormData();
  form.append('importfile', new Blob([JSON.stringify(file)], { type: 'application/json' }), 'users.json');
  await api.post('db/', form);
  for (let tries = 0; (await api.list('users')).length < present.length + missing.length; tries++) {
    if (tries > 100) throw new Error('the authors were not imported within 20 s');
    await sleep(200);
  }
}

/** Gives every desk its name, slug and portrait; returns the ids. */
async function finishDesks(api: GhostAdmin, desks: BlogText['desks'], media: Media) {
  const ids = {} as Record<Desk, string>;
  const users = await api.list('users');
  for (const desk of Object.keys(desks) as Desk[]) {
    const user = users.find((candidate) => candidate.email === emailOf(desk));
    if (!user) throw new Error(`the ${desk} desk is missing`);
    ids[desk] = user.id;
    const profile = { ...desks[desk], slug: `${desk}-desk`, profile_image: media.images[desk].url };
    await api.put(`users/${user.id}/`, { users: [{ id: user.id, email: user.email, ...profile }] });
  }
  return ids;
}

/** Makes the tags that are missing; returns the ids. */
async function makeTags(api: GhostAdmin, tags: BlogText['tags']) {
  const ids = {} as Record<Tag, string>;
  const present = await api.list('tags');
  for (const [name, tag] of Object.entries(tags) as [Tag, BlogText['tags'][Tag]][]) {
    const row = present.find((candidate) => candidate.name === tag.name);
    ids[name] = row ? row.id : (await api.post('tags/', { tags: [tag] })).tags[0].id;
  }
  return ids;
}

/** Makes the posts and the page that are missing; returns how many posts that were. */
async function makePosts(
  api: GhostAdmin,
  text: BlogText,
  media: Media,
  ids: { desks: Record<Desk, string>; tags: Record<Tag, string> },
) {
  const b = builders(text.direction);
  const present = await api.list('posts');
  let made = 0;
  for (const name of postNames) {
    const { title, slug, excerpt, alt, imageCaption, body } = text.posts[name];
    if (present.some((post) => post.title === title)) continue;
    const entry = entryOf(name);
    const post = {
      title,
      slug,
      custom_excerpt: excerpt,
      lexical: body(b, media),
      status: entry.status ?? 'published',
      visibility: entry.visibility ?? 'public',
      featured: entry.featured ?? false,
      published_at: entry.published,
      feature_image: entry.image ? media.images[entry.image].url : null,
      feature_image_alt: alt,
      feature_image_caption: imageCaption,
      tags: entry.tags.map((tag) => ({ id: ids.tags[tag] })),
      authors: entry.desks.map((desk) => ({ id: ids.desks[desk] })),
    };
    await api.post('posts/', { posts: [post] });
    made++;
  }
  const { title, slug, body } = text.page;
  if (!(await api.list('pages')).some((page) => page.title === title)) {
    await api.post('pages/', { pages: [{ title, slug, status: 'published', lexical: body(b, media) }] });
  }
  return made;
}

/**
 * What the Admin API cannot set, written into the database, which Ghost reads at each request: a content key that never changes
 * (Ghost draws one at random), and the day a post was last changed (Ghost would say: today).
 */
function writeDatabase(language: Language) {
  const text = texts[language];
  const dates = postNames.map((name) => [
    entryOf(name).updated ?? entryOf(name).published,
    text.posts[name].title,
  ]);
  const script = `
    const [driver, file, key, dates] = process.argv.slice(1);
    const db = new (require(driver))(file, { timeout: 5000 });
    db.prepare("update api_keys set secret = ? where type = 'content' and integration_id = (select id from integrations where name = 'Site')").run(key);
    const update = db.prepare('update posts set updated_at = ?, created_at = published_at where title = ? and published_at is not null');
    for (const [date, title] of JSON.parse(dates)) update.run(date.replace('T', ' ').slice(0, 19), title);
    db.close();`;
  const file = path.join(folderOf(language), 'content/data/ghost.db');
  const args = ['-e', script, sqliteDriver, file, blogs[language].contentKey, JSON.stringify(dates)];
  const result = spawnSync(ghostNode, args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
}

/** Makes the integration whose key the site uses. */
async function makeIntegration(api: GhostAdmin) {
  const { integrations } = await api.get('integrations/?limit=100');
  if (integrations.some((integration: { name: string }) => integration.name === 'Site')) return;
  await api.post('integrations/', { integrations: [{ name: 'Site' }] });
}

/** Uploads the media once, and remembers where they went. */
async function mediaOf(api: GhostAdmin, language: Language): Promise<Media> {
  const memory = path.join(folderOf(language), 'media.json');
  if (fs.existsSync(memory)) return JSON.parse(fs.readFileSync(memory, 'utf8'));
  const media = await uploadMedia(api, texts[language].checklist);
  fs.writeFileSync(memory, JSON.stringify(media, null, 2));
  return media;
}

/**
 * Fills one blog with its posts, pictures, desks and settings.
 * @throws Error with Ghost's message when Ghost refuses something.
 */
export async function seed(language: Language) {
  const start = Date.now();
  const text = texts[language];
  const api = new GhostAdmin(urlOf(language));
  await api.signIn(
    { name: text.desks[owner.desk].name, email: owner.email },
    owner.password,
    String(text.settings['title']),
  );
  // While a blog is private Ghost does not look up the outside links of a new post (webmentions), nor ping anyone.
  await api.setSettings({ is_private: true, password: 'seeding', social_web: false });
  await removeSamples(api);
  const media = await mediaOf(api, language);
  const pictures = {
    logo: media.images.logo.url,
    icon: media.images.icon.url,
    cover_image: media.images.section.url,
  };
  await api.setSettings({ ...text.settings, ...pictures });
  await importDesks(api, text.desks);
  const ids = { desks: await finishDesks(api, text.desks, media), tags: await makeTags(api, text.tags) };
  const made = await makePosts(api, text, media, ids);
  await makeIntegration(api);
  writeDatabase(language);
  await api.setSettings({ is_private: false });
  log(`${language}: ${made} posts made in ${since(start)}`);
}
