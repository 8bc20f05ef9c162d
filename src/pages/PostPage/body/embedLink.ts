import { site } from '../../../site';
import { parsedUrl } from '../../../data/parsedUrl';
import type { TextOf } from '../../../locale/useText';

interface Player {
  /** Matches a frame's address; the first group is the film's id. */
  frame: RegExp;
  page: string;
  /** The frame's address, on the provider's host without tracking cookies. */
  embed: string;
}

/** Providers that may be embedded. The policy of a post's page allows these hosts as frames. */
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

/** `https://www.youtube.com/x` → `youtube.com`; undefined for invalid addresses. */
export function hostOf(address: string): string | undefined {
  return parsedUrl(address, site.url)?.hostname.replace(/^www\./, '');
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
  const player = players.find(({ frame }) => frame.test(address));
  const target = player ? address.replace(player.frame, player.page) : address;
  const host = hostOf(target);
  if (!host) return title;
  const link = owner.createElement('a');
  link.className = 'kg-embed-link';
  link.href = target;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (title) link.append(part(owner, 'kg-outside-title', title));
  if (player) link.dataset.embed = address.replace(player.frame, player.embed);
  link.append(part(owner, 'kg-outside-note', text(player ? 'blog.body.watch' : 'blog.body.open', { host })));
  return link;
}
