import { useEffect } from 'react';
import { isOwnAddress } from '../../components/blogAddresses';
import type { Post } from '../../data/posts';
import { site } from '../../site';

/** The absolute address of a post's own picture; undefined where it has none, one from elsewhere, or one without an address. Needs a browser. */
export function sharedPicture({ feature_image: image }: Pick<Post, 'feature_image'>): string | undefined {
  const isShareable = image && isOwnAddress(image) && !image.startsWith('data:');
  return isShareable ? new URL(image, site.url).href : undefined;
}

/**
 * While a post is on screen its picture takes the place of the card that the build wrote into the head. The card's size
 * goes with it. Without a picture the card stays.
 */
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
