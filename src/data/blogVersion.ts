/** What tells one state of a blog from another: Ghost changes `updated_at` with every edit of a post. */
const telling = ['posts', 'settings', 'id', 'updated_at', 'title', 'description'];

/** The parts of an answer that tell, as JSON. */
export function versionOf(answer: unknown): string {
  return JSON.stringify(answer, telling);
}

/**
 * Whether an answer of a blog differs from the one that a page was rendered from, or from its telling parts: in its posts, or in the
 * blog's title and description. An answer of another shape counts as newer. New names of tags and authors are not noticed.
 */
export function isNewer(now: unknown, built: unknown): boolean {
  return versionOf(now) !== versionOf(built);
}
