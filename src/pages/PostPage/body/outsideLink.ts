import { site } from '../../../site';

/** What a body says in the site's words, in the reader's language. `host` is a bare host name such as `youtube.com`. */
export interface BodyWords {
  /** „Watch on youtube.com (opens in a new tab)”. */
  watch: (host: string) => string;
  /** The same for a picture, a sound or a page. */
  open: (host: string) => string;
  newTab: string;
  table: string;
  code: string;
  rating: (stars: number) => string;
}

interface Player {
  /** What the frame of a post points at; its first group is the film. */
  frame: RegExp;
  /** The page a reader would open. */
  page: string;
  /** The frame that plays it on this page once the reader asks, on the host that keeps the least. */
  embed: string;
}

/** The players that may run inside the page. Their hosts are those that the policy of a post's page allows as frames. */
const players: Player[] = [
  {
    frame: /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
    page: 'https://www.youtube.com/watch?v=$1',
    embed: 'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
  },
  {
    frame: /^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/,
    page: 'https://vimeo.com/$1',
    embed: 'https://player.vimeo.com/video/$1?autoplay=1&dnt=1',
  },
];

/** `https://www.youtube.com/x` → `youtube.com`; undefined for what is no address. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address, site.url)
    ? new URL(address, site.url).hostname.replace(/^www\./, '')
    : undefined;
}

/** A span with a class of its own, for the parts of a card. */
function part(owner: Document, className: string, words: string): HTMLElement {
  const span = owner.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}

/**
 * A card that leads to what the post wanted to load from another host: nothing is asked of that host before the reader
 * follows the link. A film's card also says which frame would play it here (`Players.tsx`). An address that cannot be read
 * leads nowhere: its title alone stays.
 */
export function outsideLink(
  owner: Document,
  address: string,
  title: string,
  words: BodyWords,
): HTMLAnchorElement | string {
  const player = players.find(({ frame }) => frame.test(address));
  const target = player ? address.replace(player.frame, player.page) : address;
  const host = hostOf(target);
  if (host === undefined) return title;
  const link = owner.createElement('a');
  link.className = 'kg-outside';
  link.href = target;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (title) link.append(part(owner, 'kg-outside-title', title));
  if (player) link.dataset.embed = address.replace(player.frame, player.embed);
  link.append(part(owner, 'kg-outside-note', player ? words.watch(host) : words.open(host)));
  return link;
}
