// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { sharedPicture, useSharedPicture } from './sharedPicture';

describe('The picture of a shared post (X11)', () => {
  it.each([
    ['none', null, undefined],
    ['the blog’s', `${site.blogs.en.url}/content/images/a.png`, `${site.blogs.en.url}/content/images/a.png`],
    ['of another host', 'https://evil.example/a.png', undefined],
    ['one without an address', 'data:image/png;base64,AAAA', undefined],
  ])('%s', (_name, feature_image, expected) => {
    const absolute = expected && new URL(expected, site.url).href;
    expect(sharedPicture({ feature_image })).toBe(absolute);
  });

  it('replaces the Open Graph image in the head, and restores it', () => {
    const card =
      '<meta property="og:image" content="/card.png"><meta property="og:image:width" content="1200">';
    const tags = () => [...document.head.children].map((tag) => tag.outerHTML).join('');
    document.head.innerHTML = card;
    const { unmount } = renderHook(() => useSharedPicture('https://stet.example/a.png'));
    expect(tags()).toBe('<meta property="og:image" content="https://stet.example/a.png">');
    unmount();
    expect(tags()).toBe(card);
  });

  it('keeps the default image for a post without a picture', () => {
    document.head.innerHTML = '<meta property="og:image" content="/card.png">';
    renderHook(() => useSharedPicture(undefined));
    expect(document.head.querySelector('meta')?.content).toBe('/card.png');
  });
});
