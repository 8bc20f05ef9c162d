// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { blogUnderTest } from '../../tests/blogUnderTest';
import { pageOfPosts } from '../../tests/pageOfPosts';
import { postsAnswer, usePost, useTags } from './posts';
import { usePosts } from './postList';

const { services, logged, render } = await blogUnderTest();
const enKey = `key=${'1'.repeat(26)}`;

describe('a long list (B2, X12)', () => {
  /** A blog of 5,000 posts in pages of fifteen; `pages` are the requested ones. */
  function serveMany(total = 5000) {
    const asked: string[] = [];
    const blog = { asked, status: 200, newer: 0, close: () => {} };
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const url = new URL(String(address));
      asked.push(url.search);
      const answer = pageOfPosts(url.href, { count: total, newest: 1 - blog.newer });
      return Response.json(answer, { status: blog.status });
    });
    blog.close = () => fetched.mockRestore();
    return blog;
  }

  test('is requested page by page', async () => {
    const blog = serveMany();
    const { result } = render(() => usePosts('en', ['review']), undefined);
    await waitFor(() => expect(result.current).toMatchObject({ total: 5000, next: 'ready' }));
    expect(result.current.value).toHaveLength(15);
    act(() => result.current.loadMore());
    expect(result.current.next).toBe('pending');
    await waitFor(() => expect(result.current.value).toHaveLength(30));
    expect(blog.asked).toEqual([
      `?${enKey}&include=tags,authors&filter=tag:[review]`,
      `?${enKey}&include=tags,authors&filter=tag:[review]&page=2`,
    ]);
    blog.close();
  });

  test('ends with its last page', async () => {
    const blog = serveMany(20);
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current.next).toBe('ready'));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ total: 20, next: 'none' }));
    act(() => result.current.loadMore());
    expect(blog.asked).toHaveLength(2);
    blog.close();
  });

  test('keeps loaded posts when a page fails, and retries that page', async () => {
    const blog = serveMany(20);
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current.next).toBe('ready'));
    blog.status = 401;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ next: 'failed', failure: null }));
    expect(result.current.value).toHaveLength(15);
    blog.status = 200;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.value).toHaveLength(20));
    expect(blog.asked.map((query) => new URLSearchParams(query).get('page'))).toEqual([null, '2', '2']);
    blog.close();
  });

  test('lists no post twice when another is published meanwhile', async () => {
    const blog = serveMany(20);
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current.next).toBe('ready'));
    blog.newer = 1;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.value?.length).toBeGreaterThan(15));
    const ids = result.current.value?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    blog.close();
  });

  test.each([[undefined], [null], ['nonsense'], [{ pagination: { pages: 'many' } }]])(
    'with %j as its number of pages ends with the first one',
    async (meta) => {
      expect(postsAnswer.parse({ posts: [], meta }).meta).toBeNull();
    },
  );
});

describe('failures (B7, X12)', () => {
  test.each([
    ['down', 'network'],
    ['truncated', 'network'],
    ['401', 'status'],
    ['429', 'status'],
    ['500', 'status'],
    ['html', 'shape'],
    ['wrong-types', 'shape'],
  ])('%s: posts are null, the failure is “%s”, and it is logged', async (fault, kind) => {
    services.cookie = `demo_fault=posts:${fault}`;
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current).toMatchObject({ value: null, failure: kind }));
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('/posts/:'), expect.any(Error));
    expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('key='), expect.anything());
  });

  test('an empty blog is no failure', async () => {
    services.cookie = 'demo_fault=posts:empty';
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current).toMatchObject({ value: [], failure: null, pending: false }));
  });

  test('a retry requests again at once, and success clears the failure', async () => {
    services.cookie = 'demo_fault=posts:500';
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current.failure).toBe('status'));
    services.cookie = '';
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.value).not.toBeNull());
    expect(result.current.failure).toBeNull();
  });

  test('a post that is deleted while it is read stays on the page', async () => {
    const { result } = render(() => usePost('en', 'stet-defined'), undefined);
    await waitFor(() => expect(result.current.value).not.toBeNull());
    services.cookie = 'demo_fault=posts:404';
    act(() => result.current.retry());
    await waitFor(() => expect(services.requests).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(result.current).toMatchObject({ value: { slug: 'stet-defined' }, failure: null });
  });

  test('a blog that takes 30 seconds does not fail', async () => {
    const release = services.hold('/posts/');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(services.requests).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(result.current).toMatchObject({ value: null, failure: null, pending: true });
    vi.useRealTimers();
    release();
    await waitFor(() => expect(result.current.value).toHaveLength(9));
  });

  test('posts load when the connection is restored', async () => {
    services.cookie = 'demo_fault=posts:down';
    const { result } = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(result.current.failure).toBe('network'));
    services.cookie = '';
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.value).toHaveLength(9));
  });

  test('a failed request does not affect others', async () => {
    services.cookie = 'demo_fault=tags:500';
    const { result } = render(() => ({ tags: useTags('en'), posts: usePosts('en', []) }), undefined);
    await waitFor(() => expect(result.current.tags.failure).toBe('status'));
    await waitFor(() => expect(result.current.posts.value).not.toBeNull());
  });
});
