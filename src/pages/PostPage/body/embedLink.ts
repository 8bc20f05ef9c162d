import { site } from '../../../site';
import { parsedUrl } from '../../../lib/parsedUrl';
import type { TextOf } from '../../../locale/useText';

/** Where a frame leads, and how it can be played on the page. */
interface Target {
  /** The page that shows the frame's content. */
  page: string;
  /** The frame's address on the provider's host without tracking cookies, if it may be embedded. */
  embed?: string;
}

const withQuery = (address: string, entries: Record<string, string | number | null>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(entries)) if (value) url.searchParams.set(name, String(value));
  return url.href;
};

/** `90`, `90s` and `1m30s` in seconds, which is all that a player reads. */
const secondsOf = (time: string) =>
  [...time.matchAll(/(\d+)([hm]?)/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1),
    0,
  );

/** YouTube's films and playlists, from where the author starts them. */
function youtube({ pathname, searchParams }: URL): Target | undefined {
  const [, id = 'videoseries'] = /^\/(?:embed|v|shorts)\b\/?([\w-]+)?/.exec(pathname) ?? ['', ''];
  const list = searchParams.get('list');
  const isList = id === 'videoseries';
  // A channel's present broadcast has no address but its frame's.
  if (!id || id === 'live_stream' || (isList && !list)) return undefined;
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? '');
  return {
    page: isList
      ? withQuery('https://www.youtube.com/playlist', { list })
      : withQuery('https://www.youtube.com/watch', { v: id, list, t: start && `${start}s` }),
    embed: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: '1',
      list,
      start,
      end: searchParams.get('end'),
    }),
  };
}

/** Vimeo's films; one that is not listed is found by its hash alone. */
function vimeo({ pathname, searchParams, hash: part }: URL): Target | undefined {
  const [, id] = /^\/video\/(\d+)/.exec(pathname) ?? [];
  if (!id) return undefined;
  const hash = searchParams.get('h');
  const isPart = part.startsWith('#t=');
  return {
    page: `https://vimeo.com/${id}${hash && /^\w+$/.test(hash) ? `/${hash}` : ''}${isPart ? part : ''}`,
    embed:
      withQuery(`https://player.vimeo.com/video/${id}`, { autoplay: '1', dnt: '1', h: hash }) +
      (isPart ? part : ''),
  };
}

/** By host, the pages of content that providers put into frames. The policy of a post's page allows the hosts of `embed` as frames. */
const providers: [host: RegExp, target: (url: URL) => Target | undefined][] = [
  [/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/, youtube],
  [/^player\.vimeo\.com$/, vimeo],
  [
    /^w\.soundcloud\.com$/,
    // The address for programs, which Ghost's cards hold, says nothing to a reader.
    ({ href, searchParams }) => {
      const page = searchParams.get('url');
      return { page: page?.includes('://soundcloud.com/') ? page : href };
    },
  ],
  [/^embed\.podcasts\.apple\.com$/, (url) => ({ page: url.href.replace('://embed.', '://') })],
  [
    /^open\.spotify\.com$/,
    (url) => ({ page: url.href.replace(/\/embed[a-z-]*\//, '/').replace(/\?.*/, '') }),
  ],
  [/^codepen\.io$/, (url) => ({ page: url.href.replace('/embed/', '/pen/') })],
  [/^(?:www\.)?loom\.com$/, (url) => ({ page: url.href.replace('/embed/', '/share/') })],
  [/^embed\.ted\.com$/, (url) => ({ page: url.href.replace('://embed.', '://www.') })],
];

/** Mastodon, on any host: `https://mastodon.example/@name/1/embed`. */
const mastodon = ({ href, pathname }: URL): Target | undefined =>
  /^\/@[^/]+\/\d+\/embed\/?$/.test(pathname) ? { page: href.replace(/\/embed\/?/, '') } : undefined;

/** An address without parameters that a program should have filled in, such as `?cb={{CACHEBUSTER}}`. */
export function withoutTemplates(address: string): string {
  if (!/[{}]|%7B|%7D|%%/i.test(address)) return address;
  return address
    .replace(/([?&])[^?&#=]*=(?:[^?&#]*)(?:\{|%7B|%%)[^?&#]*/gi, '$1')
    .replace(/[?&]+(?=[?&#]|$)/g, '')
    .replace(/^([^?]*)&/, '$1?');
}

function targetOf(written: string): Target {
  const address = withoutTemplates(written);
  const url = parsedUrl(address, site.url);
  const [, target] =
    (url && providers.find(([host]) => host.test(url.hostname) && url.protocol.startsWith('http'))) ?? [];
  const found = url && (target?.(url) ?? mastodon(url));
  return found ?? { page: address };
}

/** `https://www.youtube.com/x` → `youtube.com`; undefined for invalid addresses. */
export function hostOf(address: string): string | undefined {
  return parsedUrl(address, site.url)?.hostname.replace(/^www\./, '') || undefined;
}

/** A `<span>` with a class, for a part of a card or of a text. */
export function part(owner: Document, className: string, words = ''): HTMLElement {
  const span = owner.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}

/**
 * A link card in place of content from another host, which gets no request before the reader follows it. A film's card also has its frame's
 * address (`Players.tsx`). Invalid addresses leave only the title.
 */
export function embedLink(
  owner: Document,
  address: string,
  title: string,
  text: TextOf,
): HTMLAnchorElement | string {
  const { page, embed } = targetOf(address);
  const host = /^https?:/.test(parsedUrl(page, site.url)?.protocol ?? '') ? hostOf(page) : undefined;
  if (!host) return title;
  const link = owner.createElement('a');
  link.className = 'kg-embed-link';
  link.href = page;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (title) link.append(part(owner, 'kg-outside-title', title));
  if (embed) link.dataset.embed = embed;
  const note = part(owner, 'kg-outside-note', text(embed ? 'blog.body.watch' : 'blog.body.open', { host }));
  // These words are the page's, whatever the language of the title.
  note.dir = 'auto';
  link.append(note);
  return link;
}
