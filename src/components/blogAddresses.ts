import { site } from '../site';
import type { PictureFiles } from './useDarkTwin';

/** Where the site is: in the browser the page's own address, in the prerenderer the one it is built for. */
const here = () => globalThis.location?.href ?? site.url;

/** True for an address that the page's policy allows pictures and media from: the site's own host and the blogs'. */
export function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address, here())) return false;
  const { protocol, pathname, origin } = new URL(address, here());
  if (protocol === 'data:') return pathname.startsWith('image/');
  return ['', site.blogs.en.url, site.blogs.he.url].some((own) => new URL(own, here()).origin === origin);
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

/** A picture whose name says that it has a twin for the dark scheme beside it. */
const twinned = /@light(?=\.\w+$)/;

/**
 * The dark twin of a picture, or undefined for one without. Ghost says nothing of twins, but keeps the names of uploads: one that
 * ends in `@light` is the editor's word that the same name with `@dark` was uploaded in the same month.
 */
export function darkTwin(address: string): string | undefined {
  return twinned.test(address) ? address.replace(twinned, '@dark') : undefined;
}

/** A picture of the blog's in the sizes that Ghost makes of it, and its dark twin if it has one. */
export function pictureFiles(address: string): PictureFiles & { dark: PictureFiles | undefined } {
  const twin = darkTwin(address);
  return {
    src: address,
    srcSet: ghostSizes(address),
    dark: twin === undefined ? undefined : { src: twin, srcSet: ghostSizes(twin) },
  };
}
