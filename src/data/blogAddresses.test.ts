// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { site } from '../site';
import {
  absoluteBlogAddress,
  darkVariantUrl,
  ghostSizes,
  isAllowedMediaUrl,
  siteAddress,
} from './blogAddresses';

describe('What a post may load (X10)', () => {
  it.each([
    ['/content/images/a.png', true],
    [new URL('/content/images/a.png', new URL(site.blogs.en.url, window.location.href)).href, true],
    ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP', true],
    ['data:text/html,x', false],
    ['https://images.unsplash.com/a.png', false],
    ['//www.gravatar.com/avatar/1', false],
    ['https://', false],
  ])('%s: %s', (address, isOwn) => {
    expect(isAllowedMediaUrl(address)).toBe(isOwn);
  });
});

describe('The sizes Ghost keeps of a picture (B2)', () => {
  it.each([
    ['as WebP from a blog', site.blogs.en.url, 'format/webp/'],
    ['as they are from another host', 'https://storage.example/c/1', ''],
  ])('are offered for photographs, %s', (_what, host, format) => {
    expect(ghostSizes(`${host}/content/images/2026/11/a b.png`)).toBe(
      [600, 1000, 1600, 2400]
        .map((width) => `${host}/content/images/size/w${width}/${format}2026/11/a%20b.png ${width}w`)
        .join(', '),
    );
  });

  it.each([
    'https://blog.example/content/images/a.svg',
    'https://blog.example/content/images/size/w600/a.png',
    '/a.png',
  ])('are not asked for: %s', (address) => expect(ghostSizes(address)).toBeUndefined());
});

describe('Addresses of a blog (B4)', () => {
  const { en, he } = site.blogs;
  it.each([
    [`${en.url}/a-post/`, '/blog/a-post'],
    [`${en.url}/a-post/?x=1#part`, '/blog/a-post?x=1#part'],
    [`${en.url}/2026/03/a-post/`, '/blog/a-post'],
    [`${en.url}/tag/citations/`, '/blog?tag=citations'],
    [`${en.url}/tag/citations/page/2/`, '/blog?tag=citations'],
    [`${en.url}/tag/citations/rss/`, undefined],
    [`${he.url}/tyqh/`, '/he/blog/tyqh'],
    [`${he.url}/tag/tyqh/`, '/he/blog?tag=tyqh'],
    [`${he.url}`, '/he/blog'],
    [`${en.url}/content/files/a.pdf`, undefined],
    [`${en.url}/author/ann/`, undefined],
    [`${en.url}/#/portal/signup`, undefined],
    ['https://elsewhere.example/a-post/', undefined],
    ['mailto:info@stet.example', undefined],
  ])('%s lead to %s', (address, path) => expect(siteAddress(address)).toBe(path));

  it.each([
    ['__GHOST_URL__/a/', `${en.url}/a/`],
    ['/a/', `${en.url}/a/`],
    ['../a/', `${en.url}/a/`],
    ['a', `${en.url}/a`],
    ['/content/images/x.png', `${en.url}/content/images/x.png`],
    [`${new URL(en.url, 'http://x').pathname}/a/`, `${new URL(en.url, 'http://x').pathname}/a/`],
    ['//www.youtube.com/embed/1', 'https://www.youtube.com/embed/1'],
    ['/pricing#compare', '/pricing#compare'],
    ['#part', '#part'],
    ['https://x.example/', 'https://x.example/'],
  ])('%s is read as %s', (address, absolute) => expect(absoluteBlogAddress(address, 'en')).toBe(absolute));
});

describe('The dark variant of a picture', () => {
  it.each([
    ['/content/images/2026/11/a@light.png', '/content/images/2026/11/a@dark.png'],
    ['/content/images/2026/11/a@light.svg', '/content/images/2026/11/a@dark.svg'],
    ['/content/images/2026/11/candle-light.png', undefined],
    ['/content/images/2026/11/a@light-1.png', undefined],
    ['/content/images/2026/11/a.png', undefined],
  ])('of %s is %s', (address, expected) => expect(darkVariantUrl(address)).toBe(expected));
});
