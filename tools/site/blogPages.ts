import { languageCodes } from '../../src/locale/languages.ts';
import { postPath } from '../../src/paths.ts';
import type { Site } from '../../src/siteSchema.ts';
import { mediaOrigins } from '../doctor/mediaOrigins.ts';
import type * as BlogCode from './blogCode.ts';

type Blog = Awaited<ReturnType<(typeof BlogCode)['readBlog']>>;

/** A prerendered post. */
export interface PostPage {
  path: string;
  language: string;
  /** Last change, ISO 8601, if it is known. */
  changed: string | undefined;
  /** The blog's answers that the page is rendered from. */
  answers: Blog['list'];
}

interface BuiltBlogs {
  /** The answers for each blog's list, by language. */
  lists: Partial<Record<string, Blog['list']>>;
  posts: PostPage[];
}

/** Reads both blogs if `STET_POSTS=prerender`. A blog that fails is left to the browser with a warning, so that it cannot stop a build. */
export async function readBlogs(
  site: Site,
  host: string,
  { readBlog }: Pick<typeof BlogCode, 'readBlog'>,
): Promise<BuiltBlogs> {
  const built: BuiltBlogs = { lists: {}, posts: [] };
  if (!site.prerendersPosts) return built;
  const shown = [site.url, site.blogs.en.url, site.blogs.he.url, ...site.mediaHosts];
  const own = new Set(shown.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : [])));
  for (const language of languageCodes) {
    const { url } = site.blogs[language];
    try {
      const { list, posts } = await readBlog(language, host);
      built.lists[language] = list;
      for (const { post, answers } of posts)
        built.posts.push({
          path: postPath(post.slug),
          language,
          changed: post.updated_at ?? post.published_at ?? undefined,
          answers,
        });
      console.log(`posts: ${posts.length} of the blog at ${url} (${language})`);
      const foreign = posts.flatMap(({ post }) =>
        [...mediaOrigins(post)].filter((origin) => !own.has(origin)),
      );
      for (const origin of new Set(foreign))
        console.warn(
          `posts: ${foreign.filter((one) => one === origin).length} of the blog at ${url} have media from ${origin}, which become links: if it is yours, name it in STET_MEDIA_HOSTS. npm run doctor names the posts.`,
        );
    } catch (error) {
      console.warn(
        `posts: the blog at ${url} (${language}) cannot be read, so its posts are not prerendered: ${(error as Error).message}.`,
      );
    }
  }
  return built;
}
