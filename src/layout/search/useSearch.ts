import { excerptOf } from '../../data/excerpt';
import { usePosts } from '../../data/posts';
import { findEntries, useSearchIndex, type SearchEntry } from '../../data/search';
import { useLocale } from '../../locale/useLocale';
import { postPath } from '../../paths';

interface Search {
  results: SearchEntry[];
  /** The index could not be read, and nothing else was found either. */
  failed: boolean;
}

/** What the site holds for a query, in the visitor's language: pages and their parts from the build, posts from the blog (X15). */
export function useSearch(query: string, blogName: string): Search {
  const { language } = useLocale();
  const { entries, failed } = useSearchIndex(language);
  const posts = usePosts(language, []).value ?? [];
  const postEntries = posts.map((post) => ({
    to: postPath(post.slug),
    page: blogName,
    title: post.title,
    text: excerptOf(post),
  }));
  const results = findEntries([...entries, ...postEntries], query);
  return { results, failed: failed && results.length === 0 };
}
