import type * as z from 'zod/mini';
import { site } from '../site';
import type { Answers } from './builtResponses';
import {
  contentUrls,
  isSlug,
  postsAnswer,
  readAllTags,
  settingsAnswer,
  tagsAnswer,
  type BlogLanguage,
  type Post,
} from './posts';
import { request } from './request';
import { uniquePosts } from './uniquePosts';

/** Milliseconds per request. */
const timeout = 20_000;

/** List entries do not need the text. */
const card = (post: Post): Post => ({ ...post, html: null });

/** Requests a blog. If its address is only a path, Ghost writes the host before every address: without it any host can serve the build. */
async function ask<Schema extends z.ZodMiniType>(
  call: string,
  schema: Schema,
  host: string,
): Promise<z.output<Schema>> {
  const { origin, href } = new URL(call, host);
  const answer = await request(href, schema, { timeout });
  if (!call.startsWith('/')) return answer;
  return JSON.parse(JSON.stringify(answer).replaceAll(`${origin}/`, '/')) as z.output<Schema>;
}

/**
 * Reads a whole blog for prerendering. Posts with an invalid slug are left out.
 * @param host answers if the blog's address is only a path; the site's own by default.
 * @throws RequestError if any part fails.
 */
export async function readBlog(language: BlogLanguage, host: string = site.url) {
  const calls = contentUrls(language);
  const settings = await ask(calls.settings, settingsAnswer, host);
  const tags = await ask(calls.tags, tagsAnswer, host);
  const more: Answers =
    tags.pages > 1
      ? { [calls.allTags(1)]: await readAllTags(language, (url) => ask(url, tagsAnswer, host)) }
      : {};
  const newest = await ask(calls.newest, postsAnswer, host);
  const first = await ask(calls.list(1), postsAnswer, host);
  const all = [...first.posts];
  for (let page = 2; page <= (first.meta?.pagination.pages ?? 1); page++) {
    all.push(...(await ask(calls.list(page), postsAnswer, host)).posts);
  }
  const answered: Answers = { [calls.settings]: settings };
  return {
    /** Answers for `/blog`. */
    list: {
      ...answered,
      ...more,
      [calls.tags]: tags,
      [calls.list(1)]: { ...first, posts: first.posts.map(card) },
    },
    /** Newest first, each with the answers that its page is rendered from. */
    posts: uniquePosts(all)
      .filter(({ slug }) => isSlug(slug))
      .map((post) => ({
        post,
        answers: {
          ...answered,
          [calls.newest]: { ...newest, posts: newest.posts.map(card) },
          [calls.post(post.slug)]: { posts: [post], meta: null },
        },
      })),
  };
}
