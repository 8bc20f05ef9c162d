import useSWRInfinite from 'swr/infinite';
import type * as z from 'zod/mini';
import { builtResponse } from './builtResponses';
import {
  contentUrls,
  failureOf,
  fetchLogged,
  isSlug,
  postsAnswer,
  swrOptions,
  type Answer,
  type BlogLanguage,
  type Post,
} from './posts';
import { uniquePosts } from './uniquePosts';

interface PostList extends Answer<Post[]> {
  /** Number of posts in the whole list; null until the first page has loaded. */
  total: number | null;
  next: 'none' | 'ready' | 'pending' | 'failed';
  /** Loads the next page, or retries. Does nothing at the end. */
  loadMore: () => void;
}

/**
 * The posts of a blog, newest first, including those for members. Ghost returns pages of fifteen; the first request is the
 * specification's, later ones name their page. In a module of its own, since single posts and the search need no code for pages.
 * @param tags slugs; a post with any of them is listed. None means all posts. Invalid slugs are ignored. While they are null nothing is
 * requested, and the list is the prerendered one, if any.
 */
export function usePosts(language: BlogLanguage, tags: readonly string[] | null): PostList {
  const { list } = contentUrls(language);
  const slugs = tags?.filter(isSlug);
  const built = builtResponse(list(1, slugs)) as z.output<typeof postsAnswer> | undefined;
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number) => slugs && list(index + 1, slugs),
    (address: string) => fetchLogged(address, postsAnswer),
    { ...swrOptions, revalidateFirstPage: false, ...(built && { fallbackData: [built] }) },
  );

  const { meta } = data?.at(-1) ?? {};
  const value = data ? uniquePosts(data.flatMap(({ posts }) => posts)) : null;
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
