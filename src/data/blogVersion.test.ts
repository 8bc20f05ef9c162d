import { expect, test } from 'vitest';
import { isNewer, type BlogAnswer } from './blogVersion';

const post = { id: 'a', updated_at: '2026-07-01T09:00:00.000+00:00' };
const tag = { slug: 'drafting', name: 'Drafting' };

test.each<[string, now: unknown, built: BlogAnswer, newer: boolean]>([
  ['the same post', { posts: [{ ...post, html: '<p>' }] }, { posts: [post] }, false],
  ['an edited post', { posts: [{ ...post, updated_at: '2026-07-02' }] }, { posts: [post] }, true],
  ['a new post', { posts: [{ ...post, id: 'b' }, post] }, { posts: [post] }, true],
  ['a withdrawn post', { posts: [] }, { posts: [post] }, true],
  [
    'posts in another order',
    { posts: [{ ...post, id: 'b' }, post] },
    { posts: [post, { ...post, id: 'b' }] },
    true,
  ],
  ['a post without a date', { posts: [{ id: 'a' }] }, { posts: [{ id: 'a', updated_at: null }] }, false],
  ['the same tag', { tags: [{ ...tag, visibility: 'public' }] }, { tags: [tag] }, false],
  ['an internal tag', { tags: [tag, { ...tag, visibility: 'internal' }] }, { tags: [tag] }, false],
  ['a renamed tag', { tags: [{ ...tag, name: 'Writing' }] }, { tags: [tag] }, true],
  [
    'the same settings',
    { settings: { title: 'Blog', lang: 'en' } },
    { settings: { title: 'Blog', description: null } },
    false,
  ],
  ['a new title', { settings: { title: 'Notes' } }, { settings: { title: 'Blog' } }, true],
  ['an answer of another shape', null, { posts: [post] }, true],
  ['a list that is no list', { posts: 'none' }, { posts: [post] }, true],
])('%s', (_, now, built, newer) => {
  expect(isNewer(now as BlogAnswer, built)).toBe(newer);
});
