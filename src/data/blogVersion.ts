/** What tells one state of a blog from another: Ghost changes `updated_at` with every edit of a post. */
const telling = ['posts', 'settings', 'id', 'updated_at', 'title', 'description'];

/**
 * Whether an answer of a blog differs from the one that a page was rendered from: in its posts, or in the blog's title and description.
 * Both are JSON; an answer of another shape counts as newer. New names of tags and authors are not noticed.
 */
export function isNewer(now: unknown, built: unknown): boolean {
  return JSON.stringify(now, telling) !== JSON.stringify(built, telling);
}
