import useSWR, { type SWRConfiguration } from 'swr';
import useSWRInfinite from 'swr/infinite';
import * as z from 'zod/mini';
import { site } from '../site';
import { builtAnswer } from './builtAnswers';
import { isTemporary, request, RequestError, type RequestErrorKind } from './request';

/** A language that has a blog of its own. */
export type BlogLanguage = keyof typeof site.blogs;

/** A text that Ghost may leave out or set to null. */
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
    /** Not yet sanitised. Null for an empty post; cut short where `access` is false. */
    html: optionalText,
    excerpt: optionalText,
    custom_excerpt: optionalText,
    feature_image: optionalText,
    feature_image_alt: optionalText,
    /** HTML, not yet sanitised. */
    feature_image_caption: optionalText,
    /** ISO 8601 with the blog's own offset, as are the next two. */
    published_at: z.string(),
    created_at: optionalText,
    updated_at: optionalText,
    /** The post's own page on the blog's host, where members sign in. */
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

/** A tag of a post. Internal ones, which Ghost lists as well, never get past this module. */
export type Tag = z.output<typeof tagSchema>;
export type Author = z.output<typeof authorSchema>;
/** A post as the site sees it: what Ghost left out is null or empty. */
export type Post = z.output<typeof postSchema>;

function isPublic({ visibility }: { visibility: string }) {
  return visibility === 'public';
}

/** What Ghost says of the whole list beside a page of it. `next` is left out: past the last page it names pages that are not there. */
const metaSchema = z.object({ pagination: z.object({ pages: z.number(), total: z.number() }) });

/** The answers of the four calls the site makes to a blog (section 7 of the specification). */
export const postsAnswer = z.object({
  posts: z.array(postSchema),
  /** Null where a service leaves it out or writes nonsense: then the list ends with what is here. */
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

/** Why a request to a blog failed. */
export type Failure = RequestErrorKind | 'notFound';

/** Something asked of a blog. */
export interface Answer<Value> {
  /** Null while it loads, and when it failed. */
  value: Value | null;
  /** Why it failed; stays during a retry, until that succeeds. Never set beside a value. */
  failure: Failure | null;
  /** True while it is being asked for and there is nothing to show yet. */
  pending: boolean;
  /** Asks again at once. */
  retry: () => void;
}

/** Two retries, for failures that may pass; no second request for the same thing within a minute, nor on each change of window. */
const options: SWRConfiguration = {
  revalidateOnFocus: false,
  dedupingInterval: 60_000,
  errorRetryCount: 2,
  errorRetryInterval: 2000,
  shouldRetryOnError: isTemporary,
};

/** Ghost answers 404 for a post it does not have, and 422 for one it cannot have. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) return 'network';
  return error.status === 404 || error.status === 422 ? 'notFound' : error.kind;
}

/** Fetches, and writes a failure to the console; a post that does not exist is not a failure of anything. */
async function fetchLogged<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return await request(url, schema);
  } catch (error) {
    if (failureOf(error) !== 'notFound') console.error(`Blog: ${url.split('?')[0]}:`, error);
    throw error;
  }
}

/**
 * The addresses of the calls that the site makes to a blog's Content API. Each is its call's key in SWR as well, so no answer to
 * an older question can win.
 */
export function contentCalls(language: BlogLanguage) {
  const { url, key } = site.blogs[language];
  const call = (path: string, query = '') => `${url}/ghost/api/content/${path}?key=${key}${query}`;
  return {
    settings: call('settings/'),
    tags: call('tags/'),
    /** A page of the list, from 1; of posts with any of the tags, if any are given. */
    list: (page: number, slugs: readonly string[] = []) =>
      call(
        'posts/',
        `&include=tags,authors${slugs.length ? `&filter=tag:[${slugs.join(',')}]` : ''}${page > 1 ? `&page=${page}` : ''}`,
      ),
    newest: call('posts/', '&include=tags,authors&limit=4'),
    /** The post that says, by an internal tag such as `#was-old-address`, that it had this slug before. */
    moved: (slug: string) => call('posts/', `&include=tags&limit=1&filter=tag:hash-was-${slug}`),
    post: (slugOrId: string) =>
      call(isPostId(slugOrId) ? `posts/${slugOrId}/` : `posts/slug/${slugOrId}/`, '&include=authors,tags'),
  };
}

/** Where a blog's feed is, for readers' programs. */
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
    ...options,
    ...(built && { fallbackData: built }),
  });
  // What was there when the site was built may be gone.
  const isWithdrawn = error && data === built && failureOf(error) === 'notFound';
  const value = data === undefined || isWithdrawn ? undefined : select(data);
  const isMissing = url === null || (data !== undefined && value === undefined);
  const failure = isMissing ? 'notFound' : data === undefined && error ? failureOf(error) : null;
  const pending = data === undefined && !isMissing && (isValidating || !error);
  return { value: value ?? null, failure, pending, retry: () => void mutate() };
}

/** Ghost's slugs: Latin letters, digits, hyphens; Hebrew ones are transliterated before they get here. */
export const isSlug = (text: string) => /^[a-z0-9_-]+$/.test(text);
const isPostId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/** A list of posts that is asked for page by page. */
export interface PostList extends Answer<Post[]> {
  /** How many posts the whole list has; null until the first page is here. */
  total: number | null;
  /** The state of the next page: there is none, it can be loaded, it is loading, or it failed. */
  next: 'none' | 'ready' | 'pending' | 'failed';
  /** Loads the next page, or retries the one that failed. Does nothing at the end of the list. */
  loadMore: () => void;
}

/** A post that is published while somebody reads moves the others on by one: none is listed twice. */
function unique(posts: Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/**
 * The posts of a blog, newest first, those that only members may read included. Ghost gives them in pages of its own
 * size, fifteen; the first call is the specification's, later ones name their page.
 * @param tags slugs; a post with any of them is listed. None means all posts. What cannot be a slug is ignored. While they are null
 * nothing is asked, and the list is the whole one if the build has fetched it.
 */
export function usePosts(language: BlogLanguage, tags: readonly string[] | null): PostList {
  const { list } = contentCalls(language);
  const slugs = tags?.filter(isSlug);
  const built = builtAnswer(list(1, slugs)) as z.output<typeof postsAnswer> | undefined;
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number) => slugs && list(index + 1, slugs),
    (address: string) => fetchLogged(address, postsAnswer),
    { ...options, revalidateFirstPage: false, ...(built && { fallbackData: [built] }) },
  );

  const { meta } = data?.at(-1) ?? {};
  const value = data ? unique(data.flatMap(({ posts }) => posts)) : null;
  const isEnd = !data || !meta || data.length >= meta.pagination.pages;
  const waiting = error ? 'failed' : 'pending';
  return {
    value,
    failure: !data && error ? failureOf(error) : null,
    pending: !data && (isValidating || !error),
    retry: () => void mutate(),
    total: value && Math.max(meta?.pagination.total ?? 0, value.length),
    next: isEnd ? 'none' : size > data.length ? waiting : 'ready',
    loadMore: () => {
      if (!isEnd) void setSize(data.length + 1);
    },
  };
}

/**
 * One post.
 * @param slugOrId the last part of its address: 24 hexadecimal digits are an id, anything else a slug. What cannot be either is
 * `notFound` without a call.
 */
export function usePost(language: BlogLanguage, slugOrId: string): Answer<Post> {
  const url = isSlug(slugOrId) ? contentCalls(language).post(slugOrId) : null;
  return useContent(url, postsAnswer, ({ posts }) => posts[0]);
}

/**
 * The post that had a slug before it was given another one. Ghost forgets old slugs, so editors keep them in internal tags.
 * @param slug null asks nothing.
 */
export function useMovedPost(language: BlogLanguage, slug: string | null): Answer<Post> {
  const url = slug && isSlug(slug) ? contentCalls(language).moved(slug) : null;
  return useContent(url, postsAnswer, ({ posts }) => posts[0]);
}

/** Up to three others: the four newest posts without this one. */
export function useMorePosts(language: BlogLanguage, thisPost: Pick<Post, 'id'> | null): Answer<Post[]> {
  return useContent(contentCalls(language).newest, postsAnswer, ({ posts }) =>
    posts.filter(({ id }) => id !== thisPost?.id).slice(0, 3),
  );
}

/** The public tags of a blog, by name. */
export function useTags(language: BlogLanguage): Answer<Tag[]> {
  return useContent(contentCalls(language).tags, tagsAnswer, ({ tags }) => tags);
}

/** A blog's own title and description. */
export function useBlogSettings(
  language: BlogLanguage,
): Answer<{ title: string; description: string | null }> {
  return useContent(contentCalls(language).settings, settingsAnswer, ({ settings }) => settings);
}
