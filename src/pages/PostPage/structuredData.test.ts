// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { postsAnswer } from '../../data/posts';
import { site } from '../../site';
import { scriptJson } from '../../text/scriptJson';
import { structuredData } from './structuredData';

function graphOf(fields: object) {
  const least = { id: '1', slug: 'a-post', title: 'A post', published_at: '2026-01-01T00:00:00.000+02:00' };
  const [post] = postsAnswer.parse({ posts: [{ ...least, ...fields }] }).posts;
  if (!post) throw new Error('the schema dropped the post');
  const facts = { post, blog: 'The Margin', language: 'en', words: 460, readingTime: 2 } as const;
  return (structuredData(facts) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('A post for search engines (X11)', () => {
  it('is a BlogPosting with author, dates and address', () => {
    const author = { name: 'The desk' };
    const [posting, trail] = graphOf({ updated_at: '2026-02-01T00:00:00.000+02:00', authors: [author] });
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A post',
      datePublished: '2026-01-01T00:00:00.000+02:00',
      dateModified: '2026-02-01T00:00:00.000+02:00',
      author: [{ name: 'The desk' }],
      url: `${site.url}/blog/a-post`,
      timeRequired: 'PT2M',
    });
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: `${site.url}/` },
        { item: `${site.url}/blog` },
        { position: 3, name: 'A post' },
      ],
    });
  });

  it('names every author', () => {
    const [posting] = graphOf({ authors: [{ name: 'Ada Levi' }, { name: 'Noa Katz' }] });
    expect(posting).toMatchObject({ author: [{ name: 'Ada Levi' }, { name: 'Noa Katz' }] });
  });

  it('omits third-party pictures and unknown facts', () => {
    const [posting] = graphOf({ feature_image: 'https://evil.example/x.png' });
    expect(posting).toMatchObject({ image: undefined, description: undefined, author: [] });
  });

  it('escapes the end of its script element', () => {
    expect(scriptJson(graphOf({ title: '</script><script>alert(1)</script>' }))).not.toContain('<');
  });
});
