import { useEffect } from 'react';
import { isAllowedMediaUrl } from '../../data/blogAddresses';
import type { Post } from '../../data/posts';
import { site } from '../../site';

/** The absolute address of a post's picture; undefined without one, or from another host. Needs a browser. */
export function sharedPicture({ feature_image: image }: Pick<Post, 'feature_image'>): string | undefined {
  const isShareable = image && isAllowedMediaUrl(image) && !image.startsWith('data:');
  return isShareable ? new URL(image, site.url).href : undefined;
}

/** While a post is shown, its picture replaces the Open Graph image that the build wrote, along with the image's size. */
export function useSharedPicture(address: string | undefined): void {
  useEffect(() => {
    const [picture, ...size] = document.querySelectorAll<HTMLMetaElement>('meta[property^="og:image"]');
    if (!address || !picture) return undefined;
    const { content } = picture;
    picture.content = address;
    size.forEach((tag) => tag.remove());
    return () => {
      picture.content = content;
      picture.after(...size);
    };
  }, [address]);
}
