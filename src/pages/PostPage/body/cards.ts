import { darkVariantUrl } from '../../../data/blogAddresses';
import type { TextOf } from '../../../locale/useText';
import { embedLink, hostOf, part, withoutTemplates } from './embedLink';
import { isUnknownCard } from './knownCards';
import { oneLine } from './plainText';

export interface BodyContext {
  /** The site's own texts, in the current language. */
  text: TextOf;
  /** A day, given as `2026-03-01`, in the current language. */
  date: (day: string) => string;
  /** Whether the content security policy allows the address: the site's own and the blogs'. */
  isOwn: (address: string) => boolean;
  /** The post's address on the blog, if it has one there. */
  url?: string | undefined;
}

/** Parts of cards that need Ghost's scripts. */
const scripted =
  '.kg-signup-card, .kg-audio-player, .kg-audio-thumbnail, .kg-video-overlay, .kg-video-player-container, .kg-toggle-card-icon';

/** As `<details>` a toggle works without scripts, with find-in-page and in print. */
function replaceToggle(card: HTMLElement) {
  const { ownerDocument: owner } = card;
  const details = owner.createElement('details');
  const summary = owner.createElement('summary');
  details.className = card.className;
  details.open = card.dataset.kgToggleState === 'open';
  // Only the heading's text: a heading inside a summary comes and goes with it.
  summary.append(...(card.querySelector('.kg-toggle-heading-text')?.childNodes ?? []));
  details.append(summary, ...card.querySelectorAll('.kg-toggle-content'));
  card.replaceWith(details);
}

/** A link to what the post shows in Ghost alone. */
const linkToGhost = (owner: Document, { url, text }: BodyContext) =>
  url ? embedLink(owner, url, '', text) : '';

/** A card that the site does not know keeps its text, and leads to the post in Ghost, which can show it. */
function prepareUnknownCard(card: HTMLElement, context: BodyContext) {
  const { ownerDocument: owner } = card;
  const block = owner.createElement('div');
  block.className = `${card.className} kg-unknown`;
  if (card.id) block.id = card.id;
  block.append(...card.childNodes, linkToGhost(owner, context));
  card.replaceWith(block);
}

/** Ghost swaps the author's and the publisher's class names. */
function swapBookmarkNames(card: HTMLElement) {
  const author = card.querySelector('.kg-bookmark-publisher');
  const publisher = card.querySelector('.kg-bookmark-author');
  author?.classList.replace('kg-bookmark-publisher', 'kg-bookmark-author');
  publisher?.classList.replace('kg-bookmark-author', 'kg-bookmark-publisher');
}

/**
 * A post of another network, quoted: its last line, “— Name (@name) March 1, 2026”, is always English, so the name is isolated and the date
 * is the page's. Links to what only its script would show say where they lead.
 */
function arrangeQuotedPost(quote: HTMLElement, { date: dateOf }: BodyContext) {
  const { ownerDocument: owner } = quote;
  for (const link of quote.querySelectorAll('a'))
    if (/^\[.*\]$|^pic\.\S+$/.test(link.textContent.trim()))
      link.textContent = hostOf(link.href) ?? link.href;
  const nodes = [...quote.childNodes];
  const from = nodes.findIndex(
    (node) => node.nodeType === node.TEXT_NODE && /^\s*[—–-]\s/.test(node.nodeValue ?? ''),
  );
  const date = quote.querySelector<HTMLElement>(':scope > a:last-child');
  if (!date || from < 0) return;
  const line = owner.createElement('p');
  line.className = 'kg-quoted';
  const name = owner.createElement('bdi');
  for (const node of nodes.slice(from)) if (node !== date) name.append(node);
  name.normalize();
  const first = name.firstChild;
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(/^[\s—–-]+/, '');
  const last = name.lastChild;
  if (last?.nodeType === name.TEXT_NODE) last.nodeValue = (last.nodeValue ?? '').trimEnd();
  const written = date.textContent.trim();
  const [day = ''] = /^[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(written) ?? [];
  const time = new Date(`${day} UTC`);
  if (/^(?: at [\d:]+ ?[AP]?M?)?$/i.test(written.slice(day.length)) && !Number.isNaN(time.getTime()))
    date.textContent = dateOf(time.toISOString().slice(0, 10));
  date.dir = 'auto';
  line.append(name, date);
  quote.append(line);
}

/** Star characters instead of drawings, with the number as text. */
function writeRating(stars: HTMLElement, text: TextOf) {
  const given = Math.min(stars.querySelectorAll('.kg-product-card-rating-active').length, 5);
  stars.setAttribute('role', 'img');
  stars.setAttribute('aria-label', text('blog.body.rating', { stars: given }));
  stars.textContent = '★'.repeat(given) + '☆'.repeat(5 - given);
}

/**
 * Puts a link card in place of content from another host; inside a link, since links cannot be nested, its words, unless the link has words
 * of its own.
 */
function replaceByLink(element: Element, source: string, title: string, text: TextOf) {
  const outer = element.closest('a');
  if (!outer) element.replaceWith(embedLink(element.ownerDocument, source, title, text));
  else if (title || !oneLine(outer)) element.replaceWith(title || hostOf(source) || '');
  else element.remove();
}

/** Browser controls, which are left to right in every language; never autoplay. */
function prepareMedia(media: HTMLMediaElement, { text, isOwn }: BodyContext) {
  const source = media.getAttribute('src') ?? media.querySelector('source')?.getAttribute('src') ?? '';
  const card = media.closest<HTMLElement>('.kg-audio-card, .kg-video-card');
  const title = card?.querySelector('.kg-audio-title, figcaption')?.textContent.trim() ?? '';
  if (!source) return media.remove();
  if (!isOwn(source)) return replaceByLink(media, source, '', text);
  for (const name of ['width', 'height'])
    if (!/^\d+$/.test(media.getAttribute(name) ?? '')) media.removeAttribute(name);
  media.replaceChildren();
  media.setAttribute('src', source);
  media.setAttribute('preload', 'metadata');
  media.setAttribute('dir', 'ltr');
  media.toggleAttribute('controls', true);
  if (title) media.setAttribute('aria-label', title);
  const thumbnail = card?.dataset.kgThumbnail;
  if (thumbnail && /^(?:https?:|\/).*\.\w+$/.test(thumbnail) && isOwn(thumbnail) && media.matches('video'))
    media.setAttribute('poster', thumbnail);
}

/** Adds the dark variant that a picture's file name announces. The styles show one of them; the other is lazy and never loaded. */
function addDarkVariant(image: HTMLImageElement, source: string) {
  const darkUrl = darkVariantUrl(source);
  if (!darkUrl || image.parentElement?.nodeName === 'PICTURE') return;
  const darkImage = image.cloneNode();
  darkImage.setAttribute('src', darkUrl);
  const sizes = image.getAttribute('srcset')?.replaceAll('@light.', '@dark.');
  if (sizes) darkImage.setAttribute('srcset', sizes);
  darkImage.removeAttribute('id');
  image.classList.add('kg-light-only');
  darkImage.classList.add('kg-dark-only');
  image.after(darkImage);
}

/** Shows the light picture in place of a dark variant that failed to load, and a bookmark without a picture that did. */
export function removeFailedPicture(image: Element): void {
  const thumbnail = image.closest('.kg-bookmark-thumbnail');
  if (image.matches('.kg-dark-only')) {
    image.previousElementSibling?.classList.remove('kg-light-only');
    image.remove();
  } else thumbnail?.remove();
}

/** Whether every file of a `srcset` is ours. */
const isSetOwn = (element: Element, isOwn: BodyContext['isOwn']) =>
  (element.getAttribute('srcset') ?? '')
    .split(/,\s+/)
    .every((one) => isOwn(one.trim().replace(/\s.*$/s, '')));

/** What Ghost writes where the editor left the alternative text empty. */
const noAlt = /^(?:CTA Image|audio-thumbnail)$/;

/** Where a link of nothing but a picture leads. */
function linkName(image: Element): string {
  const link = image.closest('a');
  return (link && !link.textContent.trim() && hostOf(link.getAttribute('href') ?? '')) || '';
}

/** Pictures from other hosts become links; ours load lazily in a reserved space. */
function preparePicture(image: HTMLImageElement, { text, isOwn }: BodyContext) {
  const source = image.getAttribute('src');
  const written = image.getAttribute('alt') ?? '';
  const alt = written.replace(noAlt, '') || linkName(image);
  if (!source) return image.remove();
  if (isOwn(source)) {
    if (!isSetOwn(image, isOwn)) image.removeAttribute('srcset');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    image.setAttribute('alt', alt);
    addDarkVariant(image, source);
    return;
  }
  // In a `<picture>` there is room for nothing but its files.
  const place = image.closest('picture') ?? image;
  if (image.closest('.kg-bookmark-card, .kg-cta-image-container')) place.remove();
  else replaceByLink(place, source, alt, text);
}

/** A picture's other files: ours, with a picture that can show them. */
function prepareSource(file: Element, { isOwn }: BodyContext) {
  const isOurs =
    file.parentElement?.nodeName === 'PICTURE' && file.hasAttribute('srcset') && isSetOwn(file, isOwn);
  if (!isOurs || !file.parentElement?.querySelector('img')) file.remove();
}

/** Ratios in tenths for which the style sheet has widths. */
const ratios = [5, 7, 10, 13, 15, 18, 24, 32];

/** Widths proportional to the ratios make pictures of a row about equally high. */
function writeGalleryRatio(frame: HTMLElement) {
  const image = frame.querySelector('img');
  const tenths = (Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))) * 10;
  if (!(tenths > 0 && tenths < Infinity)) return;
  const [nearest = 15] = [...ratios].sort((one, other) => Math.abs(one - tenths) - Math.abs(other - tenths));
  frame.dataset.ratio = String(nearest);
}

/** Makes Ghost's cards work without its scripts and styles. Changes `body` in place; expects a sanitized tree. */
export function arrangeCards(body: HTMLElement, context: BodyContext): void {
  const each = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...body.querySelectorAll<E>(selector),
  ];
  each(scripted).forEach((element) => element.remove());
  each('.kg-card')
    .filter(isUnknownCard)
    .forEach((card) => prepareUnknownCard(card, context));
  // Written by the editor's program after the first letter, not by the author.
  each('.kg-cta-text [dir], .kg-paywall-text [dir]').forEach((block) => block.removeAttribute('dir'));
  each('.kg-toggle-card').forEach(replaceToggle);
  each('.kg-bookmark-card').forEach(swapBookmarkNames);
  each('.kg-embed-card > blockquote').forEach((quote) => arrangeQuotedPost(quote, context));
  each('.kg-product-card-rating').forEach((stars) => writeRating(stars, context.text));
  each<HTMLMediaElement>('audio, video').forEach((media) => prepareMedia(media, context));
  each<HTMLImageElement>('img').forEach((image) => preparePicture(image, context));
  each('source').forEach((file) => prepareSource(file, context));
  // A frame without its picture would keep its column.
  each('.kg-bookmark-thumbnail, .kg-cta-image-container').forEach((frame) => {
    if (!frame.querySelector('img')) frame.remove();
  });
  each('.kg-gallery-image').forEach(writeGalleryRatio);
  each<HTMLIFrameElement>('iframe').forEach((frame) => {
    const source = withoutTemplates(frame.getAttribute('src') ?? '');
    const title = frame.getAttribute('title') ?? '';
    // Without an address, or with one that a script completes, only Ghost can show it.
    if (source && !/[{}]|%7[BD]/i.test(source)) replaceByLink(frame, source, title, context.text);
    else if (frame.closest('.kg-unknown') || !context.url) frame.replaceWith(title);
    else replaceByLink(frame, context.url, title, context.text);
  });
  // The room of each film's player (`Players.tsx`): a `<span>` is valid wherever the link is.
  each('a[data-embed]').forEach((link) => link.before(part(link.ownerDocument, 'kg-player')));
  each('figure > figcaption').forEach((caption) => caption.parentElement?.prepend(caption));
  // What was only a script, which Ghost's own page runs.
  each('.kg-embed-card').forEach((card) => {
    if (!oneLine(card) && !card.querySelector('img, audio, video'))
      card.append(linkToGhost(card.ownerDocument, context));
  });
}
