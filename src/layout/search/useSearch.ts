import { useMemo } from 'react';
import { excerptOf } from '../../data/excerpt';
import { useAllPosts } from '../../data/posts';
import { correctQuery, findEntries, isWrittenIn, useSearchIndex, type FoundEntry } from '../../data/search';
import { otherLanguage } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { postPath, type PagePath } from '../../paths';

/** Shown before anything is typed. */
const destinations: readonly PagePath[] = ['/pricing', '/for-it', '/faq', '/download', '/contact'];

/**
 * Search results in the visitor's language: pages and their parts from the build, posts from the blog. Queries in another script search
 * that language too. A query that finds nothing is corrected.
 */
export function useSearch(query: string, blogName: string) {
  const language = useLocale('language');
  const second = otherLanguage(language);
  const { entries, failed } = useSearchIndex(language);
  const other = useSearchIndex(isWrittenIn(second, query) ? second : undefined);
  const posts = useAllPosts(language).value;

  // Moving the highlight does not search again.
  const { results, correction } = useMemo(() => {
    if (!query.trim()) {
      const shown: FoundEntry[] = destinations.flatMap((path) => entries.find(({ to }) => to === path) ?? []);
      return { results: shown };
    }
    const postEntries = (posts ?? []).map((post) => ({
      to: postPath(post.slug),
      page: blogName,
      title: post.title,
      text: excerptOf(post),
    }));
    const all = [...entries, ...postEntries];
    const found = findEntries(all, query, other);
    if (found.length > 0) return { results: found };
    const corrected = correctQuery([...all, ...other.entries], query);
    const meant = corrected === undefined ? [] : findEntries(all, corrected, other);
    return { results: meant, correction: meant.length > 0 ? corrected : undefined };
  }, [entries, other, posts, query, blogName]);

  // Without the index there may be posts.
  return { results, correction, failed: failed && results.length === 0 };
}
