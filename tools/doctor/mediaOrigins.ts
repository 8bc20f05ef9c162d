/** What loads a post's pictures, sound and films. */
export interface PostMedia {
  html?: string | null | undefined;
  feature_image?: string | null | undefined;
  authors?: readonly { profile_image?: string | null | undefined }[] | undefined;
}

/**
 * The origins from which a post's media come, as written in it: `https://storage.example.com`. Addresses without a host are the blog's own.
 * The pictures of bookmarks do not count, since Ghost takes them from the pages that they name, nor do posters, which are Ghost's spacers.
 */
export function mediaOrigins({ html, feature_image: feature, authors = [] }: PostMedia): Set<string> {
  const text = (html ?? '').replace(
    /<(?:img|div)[^>]*\bkg-bookmark-(?:icon|thumbnail)[^>]*>(?:<img[^>]*>)?|\b(?:poster|style)="[^"]*"/g,
    '',
  );
  const tags = text.match(/<(?:img|audio|video|source)\b[^>]*>/gi) ?? [];
  const addresses = [feature, ...authors.map((author) => author.profile_image), ...tags].join(' ');
  const origins = [...addresses.matchAll(/(?<![\w/.])(https?:)?\/\/([^\s/"'?#<>]+)/gi)].flatMap(
    ([, protocol = 'https:', host]) => {
      const address = `${protocol}//${host}`;
      return URL.canParse(address) ? new URL(address).origin : [];
    },
  );
  return new Set(origins);
}
