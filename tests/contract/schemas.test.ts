/** The site's schemas must fit the recorded answers of a real Ghost, also after an upgrade and `ghost:record`. */
import { describe, expect, test } from 'vitest';
import { postsAnswer, settingsAnswer, tagsAnswer } from '../../src/data/posts.ts';
import { recorded, type Row } from '../../demo/ghost/recording.ts';
import { specimen } from '../posts/specimen.ts';

describe.each(['en', 'he'] as const)('recorded answers, %s (N1)', (language) => {
  test.each([
    'posts',
    'posts-four',
    'posts-tagged',
    'post-by-slug',
    'post-by-id',
    'posts-default',
    'post-default',
  ])('%s are posts', (name) => {
    const { body } = recorded(language, name);
    const { posts } = postsAnswer.parse(body);
    expect(posts.map(({ slug }) => slug)).toEqual(body.posts.map(({ slug }: Row) => slug));
  });

  test.each(['tags', 'tags-default'])('%s are tags', (name) => {
    expect(tagsAnswer.parse(recorded(language, name).body).tags.length).toBeGreaterThan(3);
  });

  test('settings name the blog', () => {
    expect(settingsAnswer.parse(recorded(language, 'settings').body).settings.title).not.toBe('');
  });

  test('contain the unusual posts that pages are tested with', () => {
    const { posts } = postsAnswer.parse(recorded(language, 'posts').body);
    const raw: Row[] = recorded(language, 'posts').body.posts;
    expect({
      withoutImage: posts.some((post) => post.feature_image === null),
      membersOnly: posts.some((post) => !post.access),
      withInternalTag: raw.some((post) => post['tags'].some((tag: Row) => tag['visibility'] === 'internal')),
      withTwoAuthors: posts.some((post) => post.authors.length > 1),
      changedLater: posts.some((post) => Date.parse(post.updated_at!) > Date.parse(post.published_at!)),
      inWinterAndSummer: new Set(posts.map((post) => post.published_at?.slice(-6))).size,
    }).toEqual({
      withoutImage: true,
      membersOnly: true,
      withInternalTag: true,
      withTwoAuthors: true,
      changedLater: true,
      inWinterAndSummer: 2,
    });
  });

  const html: string = recorded(language, 'posts')
    .body.posts.map((post: Row) => post['html'])
    .concat(specimen(language, '').html)
    .join('');
  const cards = [
    'image',
    'gallery',
    'bookmark',
    'callout',
    'toggle',
    'video',
    'audio',
    'file',
    'button',
    'header',
    'embed',
    'code',
    'product',
    'signup',
    'cta',
  ];
  test.each(cards)('hold a %s card (B5)', (card) => {
    expect(html).toContain(`kg-${card}-card`);
  });

  test('contain both kinds of table (B5)', () => {
    expect(html.match(/<table/g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('text-align:right');
  });
});
