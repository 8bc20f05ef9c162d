import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { sharedPicture } from './sharedPicture';

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
});
