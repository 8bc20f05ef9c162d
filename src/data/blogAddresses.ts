import type { PictureFiles } from '../components/Picture';
import { inLanguage, pagePaths, postPath } from '../paths';
import { site } from '../site';
import { decoded } from '../lib/decoded';
import { parsedUrl } from '../lib/parsedUrl';

/** The page's own address, or the configured one when prerendering. */
const here = () => globalThis.location?.href ?? site.url;

const originOf = (address: string) => new URL(address, here()).origin;

/**
 * Whether the content security policy allows media from the address: the site's own host, the blogs' and those of `STET_MEDIA_HOSTS`, from
 * which a hosted Ghost serves uploads.
 */
export function isAllowedMediaUrl(address: string): boolean {
  const url = parsedUrl(address, here());
  if (!url) return false;
  const { protocol, pathname, origin } = url;
  if (protocol === 'data:') return pathname.startsWith('image/');
  return ['', site.blogs.en.url, site.blogs.he.url, ...site.mediaHosts].some(
    (own) => originOf(own) === origin,
  );
}

/** What Ghost writes for its own address in exports, and some posts keep. */
const placeholder = /^__GHOST_URL__(?=\/|$)/;

/** What a blog serves besides posts, pages, tags and authors. */
const isService = (path: string) =>
  /^\/(?:content|ghost|members|assets|public|rss|p|email|webmentions|r|author|page)(?:\/|$)|\.\w+$/.test(
    path,
  );

/** An address of a post's HTML as an absolute one, or a path on the site's host; unchanged if no browser can read it. */
export function absoluteBlogAddress(address: string, language: keyof typeof site.blogs): string {
  const { url } = site.blogs[language];
  const text = address.trim().replace(placeholder, url);
  if (text.startsWith('//')) return `https:${text}`;
  // Such as `#id`, `mailto:` and `https:`; anything else is relative to the blog.
  if (!text || /^[#?]|^[a-z][a-z+.-]*:/i.test(text)) return text;
  const base = new URL(`${url}/`, here()).pathname;
  const path = `/${text.replace(/^(?:\/|(?:\.\.?\/)+)/, '')}`;
  const isOurs =
    path.startsWith(base) ||
    pagePaths().some((page) => page !== '/' && path.replace(/[?#].*$/, '').replace(/\/$/, '') === page);
  return isOurs ? path : url + path;
}

/**
 * The address on this site of a blog's post, page, tag or list, with its query and hash: `{blog}/a-post/#part` is `/blog/a-post#part`.
 * @param address absolute, or a path on the site's host.
 * @returns undefined for everything else, such as files and pages of authors.
 */
export function siteAddress(address: string): string | undefined {
  const url = parsedUrl(address, here());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const blogs = Object.entries(site.blogs)
    .map(([language, blog]) => ({ language, base: new URL(`${blog.url}/`, here()) }))
    .sort((one, other) => other.base.pathname.length - one.base.pathname.length);
  for (const { language, base } of blogs) {
    if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(base.pathname)) continue;
    const path = `/${url.pathname.slice(base.pathname.length)}`;
    // What Ghost's own scripts handle, such as signing in.
    if (isService(path) || url.hash.startsWith('#/')) return undefined;
    const [first = '', second, ...more] = path.split('/').filter(Boolean);
    if (!first) return inLanguage('/blog', language);
    if (first === 'tag')
      return second && more[0] !== 'rss' ? inLanguage(`/blog?tag=${second}`, language) : undefined;
    // Ghost may be set to write the date or the subject before a post's name.
    const slug = path.split('/').findLast(Boolean) ?? '';
    return inLanguage(postPath(decoded(slug)), language) + url.search + url.hash;
  }
  return undefined;
}

/** Widths that Ghost generates. */
const widths = [600, 1000, 1600, 2400];

/** Formats that Ghost resizes; it leaves vector graphics and animations. */
const resizable = /\/content\/images\/(?!size\/)(?=.+\.(?:png|jpe?g|webp|avif)$)/i;

/** An address as a `srcset` can hold it. */
export const inSrcset = (address: string): string => address.replaceAll(' ', '%20').replace(/,$/, '%2C');

/**
 * A `srcset` of Ghost's sizes, or undefined. Ghost redirects missing sizes to the original. They are WebP from a blog itself; other hosts of
 * its uploads have only the formats that Ghost's own pages name.
 */
export function ghostSizes(address: string): string | undefined {
  if (!resizable.test(address)) return undefined;
  const isBlogs = [site.blogs.en.url, site.blogs.he.url].some(
    (own) => originOf(own) === parsedUrl(address, here())?.origin,
  );
  const format = isBlogs ? 'format/webp/' : '';
  return widths
    .map(
      (width) =>
        `${inSrcset(address).replace(resizable, `/content/images/size/w${width}/${format}`)} ${width}w`,
    )
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
