import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { pageOfPosts } from '../../tests/pageOfPosts';
import { serveServicesWith } from '../../tests/serveServicesWith';
import { site } from '../site';
import { contentUrls } from './posts';
import { readBlog } from './readBlog';

const services = await serveServicesWith();
for (const language of ['en', 'he'] as const)
  site.blogs[language].url = `${services.url}/_demo/ghost/${language}`;

afterEach(() => {
  services.reset();
  vi.unstubAllGlobals();
});
afterAll(() => services.close());

/** A blog of `count` posts, of which the third has an invalid slug. */
function blogOf(count: number) {
  const fields = (number: number) => ({
    html: `<p>${number}</p>`,
    ...(number === 3 && { slug: 'No slug!' }),
  });
  return (address: string) => {
    const { pathname } = new URL(address);
    const answer = pathname.endsWith('/settings/')
      ? { settings: { title: 'Blog' } }
      : pathname.endsWith('/tags/')
        ? { tags: [] }
        : pageOfPosts(address, { count, fields });
    return Promise.resolve(Response.json(answer));
  };
}

describe('A blog that the build reads', () => {
  it.each(['en', 'he'] as const)(
    'contains the answers its pages need, and full texts only for posts: %s',
    async (language) => {
      const { list, posts } = await readBlog(language);
      const calls = contentUrls(language);
      expect(Object.keys(list)).toEqual([calls.settings, calls.tags, calls.list(1)]);
      expect(JSON.stringify(list)).not.toContain('<p>');
      expect(posts).toHaveLength(9);
      for (const { post, answers } of posts) {
        expect(Object.keys(answers)).toEqual([calls.settings, calls.newest, calls.post(post.slug)]);
        expect(answers[calls.post(post.slug)]).toEqual({ posts: [post], meta: null });
        expect(post.html).toContain('<p>');
      }
    },
  );

  it('is read to the last page, without posts whose slug is invalid', async () => {
    vi.stubGlobal('fetch', blogOf(32));
    const { list, posts } = await readBlog('en');
    expect(posts).toHaveLength(31);
    expect(posts.at(-1)?.post.slug).toBe('post-32');
    expect(list[contentUrls('en').list(1)]).toMatchObject({ meta: { pagination: { pages: 3, total: 32 } } });
  });

  it('fails if any request fails', async () => {
    services.cookie = 'demo_fault=tags:500';
    await expect(readBlog('en')).rejects.toThrow('Request failed with status code 500');
  });
});
