// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { site } from '../site';
import { darkVariantUrl, ghostSizes, isAllowedMediaUrl } from './blogAddresses';

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
  it('are offered for photographs', () => {
    expect(ghostSizes('https://blog.example/content/images/2026/11/a.png')).toBe(
      [600, 1000, 1600, 2400]
        .map(
          (width) => `https://blog.example/content/images/size/w${width}/format/webp/2026/11/a.png ${width}w`,
        )
        .join(', '),
    );
  });

  it.each([
    'https://blog.example/content/images/a.svg',
    'https://blog.example/content/images/size/w600/a.png',
    '/a.png',
  ])('are not asked for: %s', (address) => expect(ghostSizes(address)).toBeUndefined());
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
