import { excerptOf } from '../../data/excerpt';
import { useAllPosts } from '../../data/posts';
import { correctQuery, findEntries, isWrittenIn, useSearchIndex, type FoundEntry } from '../../data/search';
import { languageCodes } from '../../locale/languages';
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
  const { entries, failed } = useSearchIndex(language);
  const otherLanguage = languageCodes.find((code) => code !== language && isWrittenIn(code, query));
  const other = useSearchIndex(otherLanguage);
  const posts = useAllPosts(language).value ?? [];
  const postEntries = posts.map((post) => ({
    to: postPath(post.slug),
    page: blogName,
    title: post.title,
    text: excerptOf(post),
  }));
  const all = [...entries, ...postEntries];
  const found: FoundEntry[] = query.trim()
    ? findEntries(all, query, other)
    : destinations.flatMap((path) => entries.find(({ to }) => to === path) ?? []);
  const correction = found.length === 0 ? correctQuery([...all, ...other.entries], query) : undefined;
  const results = correction ? findEntries(all, correction, other) : found;
  // Without the index there may be posts.
  return {
    results,
    failed: failed && results.length === 0,
    correction: results.length > 0 ? correction : undefined,
  };
}
