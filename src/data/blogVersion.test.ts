import { expect, test } from 'vitest';
import { isNewer } from './blogVersion';

const posts = (...list: object[]) => ({ posts: list });
const post = { id: 'a', updated_at: '2026-07-01T09:00:00.000+00:00' };

test.each<[string, now: unknown, built: unknown, newer: boolean]>([
  ['the same post', posts({ ...post, html: '<p>' }), posts(post), false],
  ['an edited post', posts({ ...post, updated_at: '2026-07-02' }), posts(post), true],
  ['a new post', posts({ ...post, id: 'b' }, post), posts(post), true],
  ['a withdrawn post', posts(), posts(post), true],
  ['posts in another order', posts({ ...post, id: 'b' }, post), posts(post, { ...post, id: 'b' }), true],
  [
    'a post with an internal tag',
    posts({ ...post, tags: [{ name: '#hidden' }] }),
    posts({ ...post, tags: [] }),
    false,
  ],
  [
    'the same settings',
    { settings: { title: 'Blog', description: null, lang: 'en' } },
    { settings: { title: 'Blog', description: null } },
    false,
  ],
  ['a new title', { settings: { title: 'Notes' } }, { settings: { title: 'Blog' } }, true],
  ['an answer of another shape', null, posts(post), true],
  ['a list that is no list', { posts: 'none' }, posts(post), true],
])('%s', (_, now, built, newer) => {
  expect(isNewer(now, built)).toBe(newer);
});
