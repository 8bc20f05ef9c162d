import useSWR, { type SWRConfiguration } from 'swr';
import * as z from 'zod/mini';
import { site } from '../site';
import { builtResponse } from './builtResponses';
import { plainTitle } from './decodeEntities';
import { isTemporary, request, RequestError, validate, type RequestErrorKind } from './request';

/** A language with a blog. */
export type BlogLanguage = keyof typeof site.blogs;

/** A text that Ghost may omit or set to null. */
const optionalText = z._default(z.nullable(z.string()), null);

/** A name or title without character references and marks that cannot be seen. */
const title = z.pipe(z.string(), z.transform(plainTitle));

/** The same, if there is one. */
const optionalTitle = z.pipe(
  optionalText,
  z.transform((text) => (text && plainTitle(text)) || null),
);

/** A time in ISO 8601; null if there is none, or one that no calendar has, as imports leave `0000-00-00`. */
const time = z.pipe(
  optionalText,
  z.transform((text) => (text && Date.parse(text) > Date.parse('1000-01-01') ? text : null)),
);

const tagSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: title,
  visibility: z._default(z.string(), 'public'),
  /** Number of posts, if it was asked for. */
  count: z.optional(z.object({ posts: z.number() })),
});

const authorSchema = z.object({ name: title, profile_image: optionalText });

const postSchema = z.pipe(
  z.object({
    id: z.string(),
    slug: z.string(),
    title,
    /** Not sanitized. Null for an empty post; truncated if `access` is false. */
    html: optionalText,
    excerpt: optionalTitle,
    custom_excerpt: optionalTitle,
    feature_image: optionalText,
    feature_image_alt: optionalTitle,
    /** HTML, not sanitized. */
    feature_image_caption: optionalText,
    /** ISO 8601 with the blog's offset, as are the next two. */
    published_at: time,
    created_at: time,
    updated_at: time,
    /** The post on the blog's host, where members sign in. */
    url: optionalText,
    /** False for a post that only members may read in full. */
    access: z._default(z.boolean(), true),
    tags: z._default(z.array(tagSchema), []),
    authors: z._default(z.array(authorSchema), []),
    primary_tag: z.nullish(tagSchema),
    primary_author: z.nullish(authorSchema),
  }),
  z.transform((post) => {
    const tags = post.tags.filter(isPublic);
    const primary_tag = [post.primary_tag, ...tags].find((tag) => tag && isPublic(tag)) ?? null;
    const primary_author = post.primary_author ?? post.authors[0] ?? null;
    const authors = post.authors.length > 0 || !primary_author ? post.authors : [primary_author];
    return { ...post, tags, primary_tag, authors, primary_author };
  }),
);

/** A public tag; Ghost also returns internal ones, which this module filters out. */
export type Tag = z.output<typeof tagSchema>;
/** A post with defaults for what Ghost omits. */
export type Post = z.output<typeof postSchema>;

function isPublic({ visibility }: { visibility: string }) {
  return visibility === 'public';
}

/** `next` is left out: past the last page Ghost names pages that do not exist. */
const metaSchema = z.object({ pagination: z.object({ pages: z.number(), total: z.number() }) });

/** The answers of the site's requests to a blog. */
export const postsAnswer = z.object({
  posts: z.array(postSchema),
  /** Null if missing or malformed: then the list ends here. */
  meta: z.pipe(
    z.optional(z.unknown()),
    z.transform((meta) => metaSchema.safeParse(meta).data ?? null),
  ),
});
export const tagsAnswer = z.pipe(
  z.object({ tags: z.array(tagSchema), meta: z.optional(z.unknown()) }),
  z.transform(({ tags, meta }) => ({
    tags: tags.filter(isPublic),
    pages: metaSchema.safeParse(meta).data?.pagination.pages ?? 1,
  })),
);
export const settingsAnswer = z.object({
  settings: z.object({ title: optionalTitle, description: optionalTitle }),
});

type Failure = RequestErrorKind | 'notFound';

export interface Answer<Value> {
  /** Null while loading or after a failure. */
  value: Value | null;
  /** Kept during a retry; never set together with a value. */
  failure: Failure | null;
  /** True while loading without a value. */
  pending: boolean;
  /** Requests again at once. */
  retry: () => void;
}

/** Two retries of temporary failures; no repeated request within a minute or on focus. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  dedupingInterval: 60_000,
  errorRetryCount: 2,
  errorRetryInterval: 2000,
  shouldRetryOnError: isTemporary,
};

/** Ghost answers 404 for an unknown post, and 422 for an invalid id. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) return 'network';
  return error.status === 404 || error.status === 422 ? 'notFound' : error.kind;
}

/** Fetches, unless the loader has done so, and logs failures, except for posts that do not exist. */
export async function fetchLogged<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const given = globalThis.window?.stetStart?.content;
  const answer = given?.get(url);
  given?.delete(url);
  try {
    const body = await answer?.catch(() => undefined);
    return body === undefined ? await request(url, schema) : validate(body, schema);
  } catch (error) {
    if (failureOf(error) !== 'notFound') console.error(`Blog: ${url.split('?')[0]}:`, error);
    throw error;
  }
}

/** What the search shows of a post. */
const searchedFields = 'id,slug,title,excerpt,custom_excerpt';

/** A slug in Ghost's filter language, where a number or a word such as `now` would be something else, and one letter no word. */
const quoted = (slug: string) =>
  /^(?!now|true|false|null)[a-z][a-z-][a-z0-9_-]+$/.test(slug) ? slug : `'${slug}'`;

/** Addresses of the site's requests to a blog, also used as SWR keys, so that an outdated answer is never used. */
export function contentUrls(language: BlogLanguage) {
  const { url, key } = site.blogs[language];
  const call = (path: string, query = '') => `${url}/ghost/api/content/${path}?key=${key}${query}`;
  return {
    settings: call('settings/'),
    tags: call('tags/'),
    /** A page of all public tags with the number of their posts, from 1; as many as Ghost gives at once. */
    allTags: (page: number) =>
      call('tags/', `&include=count.posts&limit=100&filter=visibility:public&page=${page}`),
    /** A page of the list, from 1, optionally filtered by tags. */
    list: (page: number, slugs: readonly string[] = []) =>
      call(
        'posts/',
        `&include=tags,authors${slugs.length ? `&filter=tag:[${slugs.map(quoted).join(',')}]` : ''}${page > 1 ? `&page=${page}` : ''}`,
      ),
    /** As many as Ghost gives at once. */
    all: call('posts/', `&fields=${searchedFields}&limit=100`),
    newest: call('posts/', '&include=tags,authors&limit=4'),
    /** The post with an internal tag such as `#was-old-address`, which names its previous slug. */
    moved: (slug: string) => call('posts/', `&include=tags&limit=1&filter=tag:hash-was-${slug}`),
    /** A page of Ghost's, which is not in the list. */
    page: (slug: string) => call(`pages/slug/${slug}/`, '&include=authors,tags'),
    post: (slugOrId: string) =>
      call(isPostId(slugOrId) ? `posts/${slugOrId}/` : `posts/slug/${slugOrId}/`, '&include=authors,tags'),
  };
}

/** A blog's feed. */
export function feedAddress(language: BlogLanguage): string {
  return `${site.blogs[language].url}/rss/`;
}

function useContent<Schema extends z.ZodMiniType, Value>(
  url: string | null,
  schema: Schema,
  select: (body: z.output<Schema>) => Value | undefined,
): Answer<Value> {
  const built = builtResponse(url) as z.output<Schema> | undefined;
  const { data, error, isValidating, mutate } = useSWR(url, (address) => fetchLogged(address, schema), {
    ...swrOptions,
    ...(built && { fallbackData: built }),
  });
  // The post has been deleted since the build.
  const isWithdrawn = error && data === built && failureOf(error) === 'notFound';
  const value = data === undefined || isWithdrawn ? undefined : select(data);
  const isMissing = url === null || (data !== undefined && value === undefined);
  const failure = isMissing ? 'notFound' : data === undefined && error ? failureOf(error) : null;
  const pending = data === undefined && !isMissing && (isValidating || !error);
  return { value: value ?? null, failure, pending, retry: () => void mutate() };
}

/** Ghost's slugs: Latin letters, digits, hyphens; Hebrew titles are transliterated. */
export const isSlug = (text: string) => /^[a-z0-9_-]+$/.test(text);
const isPostId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/**
 * One post.
 * @param slugOrId from the address: 24 hexadecimal digits are an id, else a slug. Invalid ones are `notFound` without a request, as null is.
 */
export function usePost(language: BlogLanguage, slugOrId: string | null): Answer<Post> {
  const url = slugOrId && isSlug(slugOrId) ? contentUrls(language).post(slugOrId) : null;
  return useContent(url, postsAnswer, ({ posts }) => posts[0]);
}

/**
 * The post that previously had a slug. Ghost does not keep old slugs, so editors add internal tags.
 * @param slug null for no request.
 */
export function useMovedPost(language: BlogLanguage, slug: string | null): Answer<Post> {
  const url = slug && isSlug(slug) ? contentUrls(language).moved(slug) : null;
  return useContent(url, postsAnswer, ({ posts }) => posts[0]);
}

/** A page of Ghost's, shown as a post is. The answer names it differently. */
const pageAnswer = z.pipe(
  z.object({ pages: z.array(postSchema) }),
  z.transform(({ pages }) => ({ posts: pages })),
);

/**
 * A page of Ghost's, to which posts may link.
 * @param slug null for no request.
 */
export function useGhostPage(language: BlogLanguage, slug: string | null): Answer<Post> {
  const url = slug && isSlug(slug) ? contentUrls(language).page(slug) : null;
  return useContent(url, pageAnswer, ({ posts }) => posts[0]);
}

/** Up to three of the four newest posts, without this one. */
export function useMorePosts(language: BlogLanguage, thisPost: Pick<Post, 'id'> | null): Answer<Post[]> {
  return useContent(contentUrls(language).newest, postsAnswer, ({ posts }) =>
    posts.filter(({ id }) => id !== thisPost?.id).slice(0, 3),
  );
}

/** The newest hundred posts of a blog. */
export function useAllPosts(language: BlogLanguage): Answer<Post[]> {
  return useContent(contentUrls(language).all, postsAnswer, ({ posts }) => posts);
}

/** The most used first; equal ones keep their order. */
const byUse = (tags: readonly Tag[]) =>
  [...tags].sort((one, other) => (other.count?.posts ?? 0) - (one.count?.posts ?? 0));

/**
 * Reads every public tag of a blog.
 * @param ask requests a page of them.
 */
export async function readAllTags(
  language: BlogLanguage,
  ask: (url: string) => Promise<z.output<typeof tagsAnswer>>,
): Promise<Tag[]> {
  const found = new Map<string, Tag>();
  const { allTags } = contentUrls(language);
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await ask(allTags(page));
    for (const tag of answer.tags) found.set(tag.slug, tag);
    pages = Math.min(answer.pages, 50);
  }
  return byUse([...found.values()]);
}

/**
 * A blog's public tags. Ghost answers fifteen, internal ones included; if there are more, all are requested after that and come the most
 * used first. Should that fail, the first ones stay.
 */
export function useTags(language: BlogLanguage): Answer<Tag[]> {
  const calls = contentUrls(language);
  const first = useContent(calls.tags, tagsAnswer, (answer) => answer);
  const hasMore = (first.value?.pages ?? 1) > 1;
  const key = hasMore ? calls.allTags(1) : null;
  const built = builtResponse(key) as Tag[] | undefined;
  const { data: all, error } = useSWR(
    key,
    () => readAllTags(language, (url) => fetchLogged(url, tagsAnswer)),
    { ...swrOptions, ...(built && { fallbackData: built }) },
  );
  const isWaiting = hasMore && !all && !error;
  return {
    ...first,
    value: isWaiting ? null : (all ?? first.value?.tags ?? null),
    pending: first.pending || isWaiting,
  };
}

/** A blog's own title and description, null where it has none. */
export function useBlogSettings(language: BlogLanguage) {
  return useContent(contentUrls(language).settings, settingsAnswer, ({ settings }) => settings);
}
