import type * as z from 'zod/mini';
import { site } from '../site';
import type { Answers } from './builtAnswers';
import {
  contentCalls,
  isSlug,
  postsAnswer,
  settingsAnswer,
  tagsAnswer,
  type BlogLanguage,
  type Post,
} from './posts';
import { request } from './request';

/** A post and the answers that its page is drawn from. */
interface ReadPost {
  post: Post;
  answers: Answers;
}

/** A whole blog, as the build reads it. */
export interface ReadBlog {
  /** The answers that `/blog` is drawn from. */
  list: Answers;
  /** Newest first. */
  posts: ReadPost[];
}

/** Milliseconds for one answer: a blog that is slower than this is not reachable for a build. */
const timeout = 20_000;

/** A post of a list: its card needs no text. */
const card = (post: Post): Post => ({ ...post, html: null });

/** An answer of the blog; a blog whose address is a path is on the site's own host. */
async function ask<Schema extends z.ZodMiniType>(call: string, schema: Schema): Promise<z.output<Schema>> {
  return request(new URL(call, site.url).href, schema, { timeout });
}

/**
 * Reads a blog to its last page, so that its posts can be prerendered. Posts whose slug is no address of the site are left out.
 * @throws RequestError when anything of it cannot be had: half a blog is not prerendered.
 */
export async function readBlog(language: BlogLanguage): Promise<ReadBlog> {
  const calls = contentCalls(language);
  const settings = await ask(calls.settings, settingsAnswer);
  const tags = await ask(calls.tags, tagsAnswer);
  const newest = await ask(calls.newest, postsAnswer);
  const first = await ask(calls.list(1), postsAnswer);
  const all = [...first.posts];
  for (let page = 2; page <= (first.meta?.pagination.pages ?? 1); page++) {
    all.push(...(await ask(calls.list(page), postsAnswer)).posts);
  }
  const unique = [...new Map(all.map((post) => [post.slug, post])).values()];
  const answered = { [calls.settings]: settings };
  return {
    list: {
      ...answered,
      [calls.tags]: tags,
      [calls.list(1)]: { ...first, posts: first.posts.map(card) },
    },
    posts: unique
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
