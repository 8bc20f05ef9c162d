import type { Post } from './posts';

/** The posts of consecutive pages, each once: a post published between two requests shifts the pages by one. */
export function uniquePosts(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
