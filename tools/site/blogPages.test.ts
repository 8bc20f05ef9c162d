import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '../../src/data/posts.ts';
import type { Site } from '../../src/siteSchema.ts';
import { readBlogs } from './blogPages.ts';

const site = (prerendersPosts: boolean) =>
  ({
    url: 'https://stet.example',
    prerendersPosts,
    mediaHosts: ['https://media.example'],
    blogs: { en: { url: 'https://en.example' }, he: { url: 'https://he.example' } },
  }) as Site;
const post = { slug: 'stet', published_at: '2026-01-05T09:00:00.000+02:00', updated_at: null } as Post;
const answers = { call: 'answer' };

describe('Posts in the build', () => {
  const warned = vi.fn();
  beforeEach(() => {
    warned.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warned);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('are not read unless the configuration asks for them', async () => {
    const readBlog = vi.fn();
    expect(await readBlogs(site(false), 'https://stet.example', { readBlog })).toEqual({
      lists: {},
      posts: [],
    });
    expect(readBlog).not.toHaveBeenCalled();
  });

  it('are those of readable blogs, with a warning about the others', async () => {
    const readBlog = vi.fn(async (language: string) => {
      if (language === 'he') throw new Error('Network Error');
      return { list: answers, posts: [{ post, answers }] };
    });
    expect(await readBlogs(site(true), 'https://stet.example', { readBlog })).toEqual({
      lists: { en: answers },
      posts: [{ path: '/blog/stet', language: 'en', changed: post.published_at, answers }],
    });
    expect(warned.mock.calls).toEqual([
      [
        'posts: the blog at https://he.example (he) cannot be read, so its posts are not prerendered: Network Error.',
      ],
    ]);
  });

  it('warn of hosts whose media the policy does not allow (B5)', async () => {
    const html = (host: string) => `<img src="https://${host}/a.png">`;
    const posts = ['en.example', 'media.example', 'storage.example', 'storage.example'].map((host) => ({
      post: { ...post, html: html(host) },
      answers,
    }));
    const readBlog = async (language: string) => ({ list: answers, posts: language === 'en' ? posts : [] });
    await readBlogs(site(true), 'https://stet.example', { readBlog });
    expect(warned.mock.calls.flat()).toEqual([
      expect.stringMatching(
        /^posts: 2 of the blog at https:\/\/en\.example have media from https:\/\/storage\.example,/,
      ),
    ]);
  });
});
