import useSWR, { type SWRConfiguration } from 'swr';
import * as z from 'zod/mini';
import { site } from '../site';
import { builtAnswer } from './builtAnswers';
import { isTemporary, request, RequestError, validate, type RequestErrorKind } from './request';

/** A language with a blog. */
export type BlogLanguage = keyof typeof site.blogs;

/** A text that Ghost may omit or set to null. */
const optionalText = z._default(z.nullable(z.string()), null);

const tagSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  visibility: z._default(z.string(), 'public'),
});

const authorSchema = z.object({ name: z.string(), profile_image: optionalText });

const postSchema = z.pipe(
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Not sanitized. Null for an empty post; truncated if `access` is false. */
    html: optionalText,
    excerpt: optionalText,
    custom_excerpt: optionalText,
    feature_image: optionalText,
    feature_image_alt: optionalText,
    /** HTML, not sanitized. */
    feature_image_caption: optionalText,
    /** ISO 8601 with the blog's offset, as are the next two. */
    published_at: z.string(),
    created_at: optionalText,
    updated_at: optionalText,
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
    return { ...post, tags, primary_tag, primary_author: post.primary_author ?? post.authors[0] ?? null };
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
  z.object({ tags: z.array(tagSchema) }),
  z.transform(({ tags }) => ({ tags: tags.filter(isPublic) })),
);
export const settingsAnswer = z.object({
  settings: z.object({ title: z.string(), description: optionalText }),
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

/** Addresses of the site's requests to a blog, also used as SWR keys, so that an outdated answer is never used. */
export function contentUrls(language: BlogLanguage) {
  const { url, key } = site.blogs[language];
  const call = (path: string, query = '') => `${url}/ghost/api/content/${path}?key=${key}${query}`;
  return {
    settings: call('settings/'),
    tags: call('tags/'),
    /** A page of the list, from 1, optionally filtered by tags. */
    list: (page: number, slugs: readonly string[] = []) =>
      call(
        'posts/',
        `&include=tags,authors${slugs.length ? `&filter=tag:[${slugs.join(',')}]` : ''}${page > 1 ? `&page=${page}` : ''}`,
      ),
    /** As many as Ghost gives at once. */
    all: call('posts/', '&include=tags,authors&limit=100'),
    newest: call('posts/', '&include=tags,authors&limit=4'),
    /** The post with an internal tag such as `#was-old-address`, which names its previous slug. */
    moved: (slug: string) => call('posts/', `&include=tags&limit=1&filter=tag:hash-was-${slug}`),
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
  const built = builtAnswer(url) as z.output<Schema> | undefined;
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

/** A blog's public tags, by name. */
export function useTags(language: BlogLanguage): Answer<Tag[]> {
  return useContent(contentUrls(language).tags, tagsAnswer, ({ tags }) => tags);
}

/** A blog's own title and description. */
export function useBlogSettings(language: BlogLanguage) {
  return useContent(contentUrls(language).settings, settingsAnswer, ({ settings }) => settings);
}
