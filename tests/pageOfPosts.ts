/** What a fake blog holds. */
interface FakeBlog {
  count: number;
  /** Number of the newest post, 1 by default. */
  newest?: number;
  /** Fields of a post besides those that it must have, or instead of them. */
  fields?: (number: number) => Record<string, unknown>;
}

/** The answer of a fake blog to a request for a page of its list: fifteen posts, unless the address names a limit. */
export function pageOfPosts(address: string, { count, newest = 1, fields = () => ({}) }: FakeBlog) {
  const { searchParams } = new URL(address);
  const page = Number(searchParams.get('page') ?? 1);
  const limit = Number(searchParams.get('limit') ?? 15);
  const start = (page - 1) * limit;
  const posts = Array.from({ length: Math.min(limit, count - start) }, (_, index) => {
    const number = newest + start + index;
    return {
      id: String(number),
      slug: `post-${number}`,
      title: `Post ${number}`,
      published_at: '2026-01-05T09:00:00.000+02:00',
      ...fields(number),
    };
  });
  return { posts, meta: { pagination: { page, limit, pages: Math.ceil(count / limit), total: count } } };
}
