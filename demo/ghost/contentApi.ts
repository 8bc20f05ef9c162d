/** Ghost's Content API over recorded posts: what a real Ghost answers to the requests of a public blog. */
import { createHash } from 'node:crypto';
import type { Reply } from '../reply.ts';
import { parseFilter } from './filter.ts';
import { recorded, type Language, type Row } from './recording.ts';
import { decoded } from '../../src/lib/decoded.ts';

/** Ghost's maximum and default page sizes. */
const maximumLimit = 100;
const defaultLimit = 15;

const isSlug = (text: string) => /^[a-z0-9_-]+$/.test(text);
const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const listOf = (query: URLSearchParams, name: string) => query.get(name)?.split(',').filter(Boolean) ?? [];

/** A blog's content, newest post first. */
function contentOf(language: Language) {
  const { headers, body } = recorded(language, 'posts');
  return {
    language,
    /** Headers of every successful answer. */
    headers,
    posts: body.posts as Row[],
    tags: recorded(language, 'tags').body.tags as Row[],
    authors: recorded(language, 'authors').body.authors as Row[],
    settings: recorded(language, 'settings').body as Row,
    key: { en: '1', he: '2' }[language].repeat(26),
  };
}
export type Content = ReturnType<typeof contentOf>;

const contents = new Map<Language, Content>();

/** A blog's content, read once. */
export function contentFor(language: Language): Content {
  const content = contents.get(language) ?? contentOf(language);
  contents.set(language, content);
  return content;
}

/** A page of a list with `meta.pagination`. Like Ghost, it sets next and prev even past the last page. */
function pageOf(rows: Row[], query: URLSearchParams) {
  const asked = query.get('limit');
  const number = Number(asked ?? defaultLimit);
  const limit = number === 0 ? defaultLimit : number > 0 ? Math.min(number, maximumLimit) : maximumLimit;
  const page = Math.max(1, Number(query.get('page')) || 1);
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const pagination = {
    page,
    limit,
    pages,
    total: rows.length,
    next: page === pages ? null : page + 1,
    prev: page === 1 ? null : page - 1,
  };
  return { rows: rows.slice((page - 1) * limit, page * limit), meta: { pagination } };
}

/** The visible fields of a post: relations only if included, and with `fields` only those listed. */
function visiblePost(post: Row, query: URLSearchParams): Row {
  const include = listOf(query, 'include');
  const fields = listOf(query, 'fields');
  const relations: Record<string, string> = {
    tags: 'tags',
    primary_tag: 'tags',
    authors: 'authors',
    primary_author: 'authors',
  };
  const isVisible = (key: string) => {
    const relation = relations[key];
    if (relation && !include.includes(relation)) return false;
    return fields.length === 0 || fields.includes(key) || relation === key;
  };
  const visible = Object.fromEntries(Object.entries(post).filter(([key]) => isVisible(key)));
  return fields.length === 0 || fields.includes('url') ? visible : withoutRelatedUrls(visible);
}

/** A quirk of Ghost's: with `fields`, included relations lack their `url` unless the post's is requested. */
function withoutRelatedUrls(post: Row): Row {
  const strip = ({ url: _url, ...row }: Row) => row;
  return Object.fromEntries(
    Object.entries(post).map(([key, value]) => [key, Array.isArray(value) ? value.map(strip) : value]),
  );
}

const withoutCount = ({ count: _count, ...row }: Row) => row;

/** A recorded answer, for errors and redirects. */
function replay(language: Language, name: string): Reply {
  const { status, headers, body } = recorded(language, name);
  return { status, headers, body };
}

const success = ({ headers }: Content, body: unknown): Reply => ({ status: 200, headers, body });

function listPosts(content: Content, query: URLSearchParams): Reply {
  const filter = query.get('filter');
  const test = filter === null ? () => true : parseFilter(filter);
  if (!test) return replay(content.language, 'filter-malformed');
  const found = content.posts.filter(test);
  if (query.get('order') === 'published_at asc') found.reverse();
  const { rows, meta } = pageOf(found, query);
  return success(content, { posts: rows.map((post) => visiblePost(post, query)), meta });
}

function readPost(content: Content, field: 'slug' | 'id', wanted: string, query: URLSearchParams): Reply {
  const isValid = field === 'slug' ? isSlug : isId;
  if (!isValid(wanted))
    return replay(content.language, field === 'slug' ? 'post-capital-slug' : 'post-malformed-id');
  const post = content.posts.find((candidate) => candidate[field] === wanted);
  if (!post) return replay(content.language, 'post-unknown-slug');
  return success(content, { posts: [visiblePost(post, query)] });
}

function listRows(content: Content, kind: 'tags' | 'authors', query: URLSearchParams): Reply {
  const { rows, meta } = pageOf(content[kind], query);
  const counted = listOf(query, 'include').includes('count.posts');
  return success(content, { [kind]: counted ? rows : rows.map(withoutCount), meta });
}

/** The answer of an endpoint for a valid key. */
function answer(content: Content, endpoint: string, query: URLSearchParams): Reply {
  const [kind, first, second, ...rest] = endpoint.split('/').filter(Boolean).map(decoded);
  if (rest.length === 0) {
    if (kind === 'posts' && first === 'slug' && second) return readPost(content, 'slug', second, query);
    if (kind === 'posts' && first && !second) return readPost(content, 'id', first, query);
    if (kind === 'posts' && !first) return listPosts(content, query);
    if ((kind === 'tags' || kind === 'authors') && !first) return listRows(content, kind, query);
    if (kind === 'settings' && !first) return success(content, content.settings);
  }
  return replay(content.language, 'unknown-endpoint');
}

/** A redirect to the address with a trailing slash. */
function addSlash(language: Language, url: URL): Reply {
  const reply = replay(language, 'no-closing-slash');
  return { ...reply, headers: { ...reply.headers, location: `${url.pathname}/${url.search}` } };
}

/**
 * Answers one Content API request.
 * @param endpoint what follows `/ghost/api/content/`.
 */
export function contentReply(language: Language, method: string, endpoint: string, url: URL): Reply {
  const content = contentFor(language);
  if (method === 'OPTIONS') return replay(language, 'preflight');
  if (method !== 'GET' && method !== 'HEAD') return replay(language, 'method-post');
  if (!endpoint.endsWith('/')) return addSlash(language, url);
  const key = url.searchParams.get('key');
  if (key === null) return replay(language, 'key-none');
  if (key !== content.key) return replay(language, 'key-wrong');
  return answer(content, endpoint, url.searchParams);
}

/** Express's weak ETag, on which Ghost bases its 304. */
export function etagOf(body: string) {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}
