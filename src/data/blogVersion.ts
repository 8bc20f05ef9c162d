/** The parts of Ghost's answers that tell whether something has changed. */
export interface BlogAnswer {
  posts?: { id: string; updated_at?: string | null }[];
  tags?: { slug: string; name: string; visibility?: string }[];
  settings?: { title: string; description?: string | null };
}

/** Ghost changes a post's `updated_at` with every edit. */
function versionOf({ posts, tags, settings }: BlogAnswer): string {
  return JSON.stringify([
    posts?.map(({ id, updated_at }) => [id, updated_at ?? null]),
    tags
      ?.filter(({ visibility = 'public' }) => visibility === 'public')
      .map(({ slug, name }) => [slug, name]),
    settings && [settings.title, settings.description ?? null],
  ]);
}

/**
 * Whether an answer of a blog differs from the one that a page was rendered from. An author's or a post's tag's new name alone is not
 * noticed. An answer of another shape counts as newer, so that the application reports it.
 */
export function isNewer(now: BlogAnswer, built: BlogAnswer): boolean {
  try {
    return versionOf(now) !== versionOf(built);
  } catch {
    return true;
  }
}
