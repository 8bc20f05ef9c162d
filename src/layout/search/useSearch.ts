import { excerptOf } from '../../data/excerpt';
import { usePosts } from '../../data/posts';
import { findEntries, isWrittenIn, useSearchIndex, type FoundEntry } from '../../data/search';
import { languageCodes } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { postPath, type PagePath } from '../../paths';

/** Shown before anything is typed. */
const destinations: readonly PagePath[] = ['/pricing', '/for-it', '/faq', '/download', '/contact'];

/**
 * Search results in the visitor's language: pages and their parts from the build, posts from the blog. Queries in another script search
 * that language too.
 */
export function useSearch(query: string, blogName: string) {
  const language = useLocale('language');
  const { entries, failed } = useSearchIndex(language);
  const otherLanguage = languageCodes.find((code) => code !== language && isWrittenIn(code, query));
  const other = useSearchIndex(otherLanguage);
  const posts = usePosts(language, []).value ?? [];
  const postEntries = posts.map((post) => ({
    to: postPath(post.slug),
    page: blogName,
    title: post.title,
    text: excerptOf(post),
  }));
  const results: FoundEntry[] = query.trim()
    ? findEntries([...entries, ...postEntries], query, other)
    : destinations.flatMap((path) => entries.find(({ to }) => to === path) ?? []);
  // Without the index there may be posts.
  return { results, failed: failed && results.length === 0 };
}
