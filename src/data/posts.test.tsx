// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blogUnderTest } from '../../tests/blogUnderTest';
import {
  postsAnswer,
  settingsAnswer,
  useBlogSettings,
  useMorePosts,
  usePost,
  useTags,
  type BlogLanguage,
} from './posts';
import { usePosts } from './postList';

const { services, logged, render } = await blogUnderTest();

const en = `/_demo/ghost/en/ghost/api/content`;
const enKey = `key=${'1'.repeat(26)}`;

describe('requests the addresses of the specification (B1)', () => {
  test.each<[string, () => unknown, string]>([
    ['posts', () => usePosts('en', []), `${en}/posts/?${enKey}&include=tags,authors`],
    [
      'posts with tags (B3)',
      () => usePosts('en', ['drafting', 'review']),
      `${en}/posts/?${enKey}&include=tags,authors&filter=tag:[drafting,review]`,
    ],
    [
      'posts with tags whose slugs Ghost’s filters would read as something else (B3)',
      () => usePosts('en', ['r', '030', 'null']),
      `${en}/posts/?${enKey}&include=tags,authors&filter=tag:[%27r%27,%27030%27,%27null%27]`,
    ],
    [
      'other posts (B4)',
      () => useMorePosts('en', null),
      `${en}/posts/?${enKey}&include=tags,authors&limit=4`,
    ],
    [
      'a post by slug',
      () => usePost('en', 'stet-defined'),
      `${en}/posts/slug/stet-defined/?${enKey}&include=authors,tags`,
    ],
    [
      'a post by id (B4)',
      () => usePost('en', '0123456789abcdef01234567'),
      `${en}/posts/0123456789abcdef01234567/?${enKey}&include=authors,tags`,
    ],
    ['tags', () => useTags('en'), `${en}/tags/?${enKey}`],
    ['settings', () => useBlogSettings('en'), `${en}/settings/?${enKey}`],
    [
      'the Hebrew blog, with its own key',
      () => useTags('he'),
      `/_demo/ghost/he/ghost/api/content/tags/?key=${'2'.repeat(26)}`,
    ],
  ])('%s', async (_name, hook, address) => {
    render(hook, undefined);
    await waitFor(() => expect(services.requests).toEqual([address]));
  });

  test('ignores tags that cannot be slugs, so that an address cannot inject a filter', async () => {
    render(() => usePosts('en', ['drafting', 'a]+visibility:members', '&limit=1', 'אתיקה']), undefined);
    await waitFor(() => expect(services.requests[0]).toMatch(/&filter=tag:\[drafting\]$/));
  });
});

describe('posts', () => {
  test('are sorted newest first, with their tags and authors (B2)', async () => {
    const { result } = render(() => usePosts('en', []), undefined);
    expect(result.current).toMatchObject({ value: null, failure: null, pending: true });
    await waitFor(() => expect(result.current.value).not.toBeNull());
    expect(result.current).toMatchObject({ failure: null, pending: false });
    const posts = result.current.value ?? [];
    const dates = posts.map((post) => Date.parse(post.published_at ?? ''));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(posts[0]).toMatchObject({
      primary_author: {
        name: expect.any(String),
        profile_image: expect.stringContaining('/content/images/'),
      },
      primary_tag: { slug: 'citations' },
    });
  });

  test('have no internal tags', async () => {
    const { result } = render(() => usePosts('en', ['playbooks']), undefined);
    await waitFor(() => expect(result.current.value).not.toBeNull());
    const slugs = result.current.value?.flatMap((post) => post.tags.map((tag) => tag.slug));
    expect(slugs).toContain('playbooks');
    expect(slugs).not.toContain('hash-newsletter');
  });

  test('say when they are for members only', async () => {
    const { result } = render(() => usePost('en', 'the-annotated-entry'), undefined);
    await waitFor(() => expect(result.current.value).toMatchObject({ access: false }));
  });

  test('need only the required fields (X12)', () => {
    const least = { id: '1', slug: 's', title: 't', published_at: '2026-01-01T00:00:00.000+02:00' };
    expect(postsAnswer.parse({ posts: [least] }).posts[0]).toEqual({
      ...least,
      html: null,
      excerpt: null,
      custom_excerpt: null,
      feature_image: null,
      feature_image_alt: null,
      url: null,
      feature_image_caption: null,
      created_at: null,
      updated_at: null,
      access: true,
      tags: [],
      authors: [],
      primary_tag: null,
      primary_author: null,
    });
  });

  test.each([
    ['an internal primary tag gives way to the first public one', 'internal', 'b'],
    ['a public primary tag stays', 'public', 'a'],
  ])('%s', (_name, visibility, slug) => {
    const primary_tag = { id: '1', slug: 'a', name: 'A', visibility };
    const tags = [primary_tag, { id: '2', slug: 'b', name: 'B' }];
    const post = { id: '1', slug: 's', title: 't', published_at: '2026-01-01', tags, primary_tag };
    expect(postsAnswer.parse({ posts: [post] }).posts[0]?.primary_tag?.slug).toBe(slug);
  });

  test('of another language or other tags never show an outdated answer', async () => {
    const release = services.hold('/ghost/en/');
    const initial: { language: BlogLanguage; tags: string[] } = { language: 'en', tags: [] };
    const { result, rerender } = render(({ language, tags }) => usePosts(language, tags), initial);
    rerender({ language: 'he', tags: [] });
    await waitFor(() => expect(result.current.value?.[0]?.title).toMatch(/[א-ת]/));
    release();
    await waitFor(() => expect(services.requests).toHaveLength(2));
    rerender({ language: 'he', tags: ['confidentiality'] });
    expect(result.current).toMatchObject({ value: null, pending: true });
    await waitFor(() => expect(result.current.value).toHaveLength(1));
    expect(result.current.value?.[0]?.title).toMatch(/[א-ת]/);
  });
});

describe('other posts (B4)', () => {
  test.each([
    ['the three newest without the one on the page', 1, [0, 2, 3]],
    ['never more than three, even for an older post', 5, [0, 1, 2]],
  ])('are %s', async (_what, here, others) => {
    const newest = render(() => usePosts('en', []), undefined);
    await waitFor(() => expect(newest.result.current.value).not.toBeNull());
    const ids = newest.result.current.value?.map(({ id }) => id) ?? [];
    const { result } = render(() => useMorePosts('en', { id: ids[here] ?? '' }), undefined);
    const expected = others.map((index) => ids[index]);
    await waitFor(() => expect(result.current.value?.map(({ id }) => id)).toEqual(expected));
  });
});

describe('a post that is not there (B7)', () => {
  test.each([
    ['no-such-post', 1],
    ['unfinished-draft', 1],
    ['5ddc9141c35e7700383b2937', 1],
    ['Stet-Defined', 0],
    ['אין-רשומה', 0],
    ['a.b', 0],
    ['..', 0],
  ])('%s is not found after %i requests, without a log entry', async (slug, calls) => {
    const { result } = render(() => usePost('en', slug), undefined);
    await waitFor(() =>
      expect(result.current).toMatchObject({ value: null, failure: 'notFound', pending: false }),
    );
    expect(services.requests).toHaveLength(calls);
    expect(logged).not.toHaveBeenCalled();
  });
});

test('a post id that Ghost rejects as malformed is not found either', async () => {
  services.cookie = 'demo_fault=posts:422';
  const { result } = render(() => usePost('en', 'stet-defined'), undefined);
  await waitFor(() => expect(result.current.failure).toBe('notFound'));
});

test('tags come without the internal ones', async () => {
  const { result } = render(() => useTags('he'), undefined);
  await waitFor(() => expect(result.current.value?.length).toBeGreaterThan(3));
  expect(result.current.value?.filter(({ name }) => name.startsWith('#'))).toEqual([]);
});

test.each(['', ' ', null])('settings that name no blog leave that to the site: “%s” (B2)', (nothing) => {
  const { settings } = settingsAnswer.parse({ settings: { title: nothing, description: nothing } });
  expect(settings).toEqual({ title: null, description: null });
});

test('settings give the blog its title and description (B2)', async () => {
  const { result } = render(() => useBlogSettings('he'), undefined);
  await waitFor(() => expect(result.current.value).toMatchObject({ title: 'בשוליים' }));
});
