/** The few Admin API calls that import and export need, in the owner's session. */
import { ownerOf, readExport } from './blogExport.ts';
import { urlOf, type Language } from './settings.ts';

/** Ghost rejects weak passwords; this one protects a local database only. */
export const password = 'seven-blue-clauses-42';

/** A call to a blog's Admin API. */
export type Call = (method: string, path: string, body?: unknown) => Promise<any>;

/**
 * Signs in the blog's owner, setting up a new blog first.
 * @returns a function for calls in that session, which throws Ghost's message for any status but 2xx.
 */
export async function signIn(language: Language): Promise<Call> {
  const { name, email } = ownerOf(readExport(language));
  // The session is bound to its Origin.
  const headers: Record<string, string> = { Origin: urlOf(language) };

  async function call(method: string, path: string, body?: unknown): Promise<any> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${urlOf(language)}/ghost/api/admin/${path}`, {
      method,
      headers: isForm || !body ? headers : { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) headers['Cookie'] = cookies.join('; ');
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 600)}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  const { setup } = await call('GET', 'authentication/setup/');
  if (!setup[0].status)
    await call('POST', 'authentication/setup/', {
      setup: [{ name, email, password, blogTitle: 'A new blog' }],
    });
  await call('POST', 'session/', { username: email, password });
  return call;
}

/** The last part of the address at which a blog previews its draft; Ghost draws it at random when it imports the post. */
export async function draftOf(language: Language): Promise<string> {
  const call = await signIn(language);
  const { posts } = await call('GET', 'posts/?filter=status:draft&fields=uuid&limit=1');
  return posts[0].uuid;
}

/** Makes a draft of a published post, as the editor's “Duplicate” does, and removes it after `read`, which gets its preview's id. */
export async function withCopy(
  language: Language,
  slug: string,
  read: (uuid: string) => Promise<void>,
): Promise<void> {
  const call = await signIn(language);
  const [post] = (await call('GET', `posts/slug/${slug}/?fields=id`)).posts;
  const [copy] = (await call('POST', `posts/${post.id}/copy/`)).posts;
  try {
    await read(copy.uuid);
  } finally {
    await call('DELETE', `posts/${copy.id}/`);
  }
}

/** Publishes a page, which is in no list, with what the editor would write, and removes it after `read`. */
export async function withPage(
  language: Language,
  fields: { slug: string; nodes: object[]; visibility?: 'members' },
  read: () => Promise<void>,
): Promise<void> {
  const call = await signIn(language);
  const { nodes, ...named } = fields;
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0, children: nodes };
  const page = { title: fields.slug, status: 'published', lexical: JSON.stringify({ root }), ...named };
  const { id } = (await call('POST', 'pages/', { pages: [page] })).pages[0];
  try {
    await read();
  } finally {
    await call('DELETE', `pages/${id}/`);
  }
}
