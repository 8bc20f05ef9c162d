import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ReviewedPost } from './reviewPosts.ts';

const post = z.object({
  slug: z.string(),
  title: z.string(),
  html: z.nullish(z.string()),
  feature_image: z.nullish(z.string()),
  authors: z.optional(z.array(z.object({ profile_image: z.nullish(z.string()) }))),
});
const answer = z.object({
  posts: z.optional(z.array(post)),
  pages: z.optional(z.array(post)),
  tags: z.optional(z.array(z.object({ slug: z.string() }))),
  meta: z.object({ pagination: z.object({ pages: z.number() }) }),
});
const exported = z.object({
  db: z.array(
    z.object({
      data: z.object({
        posts: z.array(z.extend(post, { type: z.optional(z.string()), status: z.optional(z.string()) })),
        tags: z.optional(z.array(z.object({ slug: z.string() }))),
      }),
    }),
  ),
});

/** A blog's content, for a review. */
export interface BlogContent {
  posts: ReviewedPost[];
  pages: string[];
  tags: string[];
}

/** The key that a blog's own pages carry for its search. */
async function keyOf(blog: string): Promise<string> {
  const page = await (await fetch(`${blog}/`)).text();
  const [, key] = /\bdata-key="([0-9a-f]{26})"/.exec(page) ?? [];
  if (!key) throw new Error('its pages name no Content API key; add --key');
  return key;
}

/** Whether Ghost answers at an address. */
export async function isGhost(blog: string): Promise<boolean> {
  const response = await fetch(`${blog}/ghost/api/content/settings/`).catch(() => undefined);
  // Without a key Ghost refuses, in JSON; a site answers with a page.
  return Boolean(response?.headers.get('content-type')?.includes('json'));
}

/** Reads every post, page and tag of a blog. */
export async function readGhost(blog: string, givenKey?: string): Promise<BlogContent> {
  const key = givenKey ?? (await keyOf(blog));
  async function all(what: string, query = '') {
    const answers = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const response = await fetch(
        `${blog}/ghost/api/content/${what}/?key=${key}&limit=100&page=${page}${query}`,
      );
      if (!response.ok) throw new Error(`${what} are answered with ${response.status}`);
      const read = answer.parse(await response.json());
      pages = read.meta.pagination.pages;
      answers.push(read);
    }
    return answers;
  }
  const posts = await all('posts', '&include=authors');
  const pages = await all('pages', '&fields=slug,title');
  const tags = await all('tags', '&fields=slug');
  return {
    posts: posts.flatMap((read) => read.posts ?? []),
    pages: pages.flatMap((read) => read.pages ?? []).map(({ slug }) => slug),
    tags: tags.flatMap((read) => read.tags ?? []).map(({ slug }) => slug),
  };
}

/** Reads the file that Ghost's export writes; drafts are not reviewed. */
export function readExport(file: string): BlogContent {
  const { db } = exported.parse(JSON.parse(readFileSync(file, 'utf8')));
  const published = db
    .flatMap(({ data }) => data.posts)
    .filter(({ status = 'published' }) => status === 'published');
  return {
    posts: published.filter(({ type = 'post' }) => type === 'post'),
    pages: published.filter(({ type }) => type === 'page').map(({ slug }) => slug),
    tags: db.flatMap(({ data }) => data.tags ?? []).map(({ slug }) => slug),
  };
}
