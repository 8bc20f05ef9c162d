import { site } from '../site';

/** The origins that the page's policy allows pictures and media from: the site's own and the blogs'. */
function ownOrigins(): string[] {
  return [site.blogs.en.url, site.blogs.he.url].map((url) => new URL(url, window.location.href).origin);
}

/** True for an address that may be loaded without asking anybody outside (X10). Needs a browser. */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address, window.location.href);
  if (url?.protocol === 'data:') return url.pathname.startsWith('image/');
  return url !== null && [window.location.origin, ...ownOrigins()].includes(url.origin);
}

/** Widths in pixels that Ghost makes of every uploaded picture. */
const widths = [600, 1000, 1600, 2400];

/** Pictures that Ghost can make smaller; drawings and animations it leaves as they are. */
const resizable = /\/content\/images\/(?!size\/)(?=.+\.(?:png|jpe?g|webp|avif)$)/i;

/**
 * A `srcset` of the sizes that Ghost makes of a picture, as WebP (a tenth of a drawing's PNG), or undefined for a picture without
 * sizes. A Ghost that does not make one of them redirects to the original.
 */
export function ghostSizes(address: string): string | undefined {
  if (!resizable.test(address)) return undefined;
  return widths
    .map((width) => `${address.replace(resizable, `/content/images/size/w${width}/format/webp/`)} ${width}w`)
    .join(', ');
}
