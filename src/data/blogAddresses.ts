import { site } from '../site';
import { parsedUrl } from './parsedUrl';
import type { PictureFiles } from '../components/Picture';

/** The page's own address, or the configured one when prerendering. */
const here = () => globalThis.location?.href ?? site.url;

/** Whether the content security policy allows media from the address: the site's own host and the blogs'. */
export function isAllowedMediaUrl(address: string): boolean {
  const url = parsedUrl(address, here());
  if (!url) return false;
  const { protocol, pathname, origin } = url;
  if (protocol === 'data:') return pathname.startsWith('image/');
  return ['', site.blogs.en.url, site.blogs.he.url].some((own) => new URL(own, here()).origin === origin);
}

/** Widths that Ghost generates. */
const widths = [600, 1000, 1600, 2400];

/** Formats that Ghost resizes; it leaves vector graphics and animations. */
const resizable = /\/content\/images\/(?!size\/)(?=.+\.(?:png|jpe?g|webp|avif)$)/i;

/** A `srcset` of Ghost's sizes as WebP, or undefined. Ghost redirects missing sizes to the original. */
export function ghostSizes(address: string): string | undefined {
  if (!resizable.test(address)) return undefined;
  return widths
    .map((width) => `${address.replace(resizable, `/content/images/size/w${width}/format/webp/`)} ${width}w`)
    .join(', ');
}

/** File names that announce a dark variant. */
const lightSuffix = /@light(?=\.\w+$)/;

/**
 * The dark variant of a picture, if any. Ghost has no variants but keeps file names: by convention, `@light` means that a file with
 * `@dark` was uploaded in the same month.
 */
export function darkVariantUrl(address: string): string | undefined {
  return lightSuffix.test(address) ? address.replace(lightSuffix, '@dark') : undefined;
}

/** A blog's picture in Ghost's sizes, with its dark variant if it has one. */
export function pictureFiles(address: string): PictureFiles {
  return (scheme) => {
    const src = scheme === 'dark' ? darkVariantUrl(address) : address;
    return src === undefined ? [] : [{ src, srcSet: ghostSizes(src) }];
  };
}
