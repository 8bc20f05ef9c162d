import { describe, expect, it } from 'vitest';
import { blogLink } from './BlogTrail';

const site = 'https://stet.example';

describe('The way back to the blog (B3)', () => {
  it.each([
    ['from the whole list', `${site}/blog`, '/blog'],
    ['from two subjects', `${site}/blog?tag=drafting&tag=review`, '/blog?tag=drafting&tag=review'],
    ['without what else the address said', `${site}/blog/?lng=he&tag=review&x=1`, '/blog?tag=review'],
    ['with whatever a tag is called', `${site}/blog?tag=a%26tag%3Db`, '/blog?tag=a%26tag%3Db'],
    ['from another page', `${site}/contact?tag=review`, '/blog'],
    ['from another post', `${site}/blog/a-post?tag=review`, '/blog'],
    ['from another site', 'https://evil.example/blog?tag=review', '/blog'],
    ['from nowhere', '', '/blog'],
  ])('%s', (_name, referrer, link) => {
    expect(blogLink(referrer, site)).toBe(link);
  });
});
