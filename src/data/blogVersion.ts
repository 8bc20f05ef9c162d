/** The fields in which two states of a blog differ: Ghost changes `updated_at` with every edit of a post. */
const versionFields = ['posts', 'settings', 'id', 'updated_at', 'title', 'description'];

/** Those fields of an answer, as JSON. */
export function versionOf(answer: unknown): string {
  return JSON.stringify(answer, versionFields);
}

/**
 * Whether an answer of a blog differs from the one that a page was rendered from, or from those fields of it: in its posts, or in the
 * blog's title and description. Answers of another shape count as newer. Renamed tags and authors are not detected.
 */
export function isNewer(now: unknown, built: unknown): boolean {
  return versionOf(now) !== versionOf(built);
}
