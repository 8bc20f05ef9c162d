import { postPath } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import type * as BlogCode from './blogCode.ts';

type Blog = Awaited<ReturnType<(typeof BlogCode)['readBlog']>>;
type Language = keyof Site['blogs'];

/** A post that is prerendered, and where. */
export interface PostPage {
  path: string;
  language: string;
  /** ISO 8601: when it was last changed. */
  changed: string;
  /** Absolute address of its own picture; undefined where it has none that may be shown. */
  picture: string | undefined;
  /** What its page is drawn from. */
  answers: Blog['list'];
}

/** What the build has of the blogs: all of it, a part, or nothing. */
export interface BuiltBlogs {
  /** What each blog's list is drawn from, by language. */
  lists: Partial<Record<string, Blog['list']>>;
  posts: PostPage[];
}

/**
 * Reads both blogs, where the configuration asks for it (`STET_POSTS=prerender`). A blog that cannot be read is left to the browser,
 * which reads it anyway, and the terminal says so: a build never waits for a blog to be mended.
 */
export async function readBlogs(
  site: Site,
  { readBlog, sharedPicture }: Pick<typeof BlogCode, 'readBlog' | 'sharedPicture'>,
): Promise<BuiltBlogs> {
  const built: BuiltBlogs = { lists: {}, posts: [] };
  if (!site.prerendersPosts) return built;
  for (const [language, { url }] of Object.entries(site.blogs)) {
    try {
      const { list, posts } = await readBlog(language as Language);
      built.lists[language] = list;
      for (const { post, answers } of posts) {
        const changed = post.updated_at ?? post.published_at;
        built.posts.push({
          path: postPath(post.slug),
          language,
          changed,
          picture: sharedPicture(post),
          answers,
        });
      }
      console.log(`posts: ${posts.length} of the blog at ${url} (${language})`);
    } catch (error) {
      console.warn(
        `posts: the blog at ${url} (${language}) cannot be read, so its posts are not prerendered: ${(error as Error).message}.`,
      );
    }
  }
  return built;
}
