import { isAllowedMediaUrl } from '../../data/blogAddresses';
import type { Post } from '../../data/posts';
import { site } from '../../site';

/** The absolute address of a post's picture; undefined without one, or from another host. */
export function sharedPicture({ feature_image: image }: Pick<Post, 'feature_image'>): string | undefined {
  const isShareable = image && isAllowedMediaUrl(image) && !image.startsWith('data:');
  return isShareable ? new URL(image, site.url).href : undefined;
}
