import type { Page } from '@playwright/test';
import { contentFor } from '../../../demo/ghost/contentApi.ts';
import { pageOfPosts } from '../../pageOfPosts.ts';
import { specimen } from '../../posts/specimen.ts';
import { languages, type Language } from './site.ts';

/** A list that no build holds, so that the browser has to ask for it: the posts of some subjects. */
export const fetchedList = { path: '/blog?tag=drafting&tag=review', count: 5 };

/** The address of one of the demo's posts by its id, which no build holds, so that the browser has to ask for the post. */
export function fetchedPost(language: Language, slug: string): string {
  const post = contentFor(language).posts.find((one) => one.slug === slug);
  return `/blog/${post!.id}`;
}

const post = {
  id: '6b010b9cc519a8376f1c6d13',
  slug: 'a-post',
  title: 'A post',
  html: '<p>words</p>',
  excerpt: 'words',
  published_at: '2026-03-02T09:00:00.000+02:00',
};

/** Answers requests for a single post; all others go to the embedded blog. */
export async function servePost(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.route(/\/ghost\/api\/content\/posts\/slug\//, (route) =>
    route.fulfill({ json: { posts: [{ ...post, ...fields }] } }),
  );
}

/** Serves the post with every card at `/blog/specimen-sheet`, in both languages. */
export async function serveSpecimen(page: Page): Promise<void> {
  for (const language of languages) {
    const blog = `/_demo/ghost/${language}`;
    await page.route(new RegExp(`${blog}/ghost/api/content/posts/slug/specimen-sheet/`), (route) =>
      route.fulfill({ json: { posts: [specimen(language, new URL(blog, route.request().url()).href)] } }),
    );
  }
}

/** Answers requests for the posts `post-0`, `post-1` and so on, whose title is their slug. */
export async function servePosts(
  page: Page,
  fields: (index: number) => Record<string, unknown>,
): Promise<void> {
  await page.route(/\/content\/posts\/slug\/post-\d+\//, (route) => {
    const slug = /post-\d+/.exec(route.request().url())![0];
    const own = fields(Number(slug.slice('post-'.length)));
    return route.fulfill({ json: { posts: [{ ...post, id: slug, slug, title: slug, ...own }] } });
  });
}

/** Answers requests for the list with forty posts, fifteen per page. */
export async function serveForty(
  page: Page,
  fields: (number: number) => Record<string, unknown> = () => ({}),
): Promise<void> {
  await page.route(/\/content\/posts\/\?/, (route) =>
    route.fulfill({
      json: pageOfPosts(route.request().url(), {
        count: 40,
        fields: (number) => ({ excerpt: 'Words.', ...fields(number) }),
      }),
    }),
  );
}

/** The browser's and the site's messages when a blog fails. */
export const blogFailure = /Failed to load resource.*\/_demo\/ghost\/|^console error: Blog: /;
