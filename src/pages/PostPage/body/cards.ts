import { darkVariantUrl } from '../../../data/blogAddresses';
import type { TextOf } from '../../../locale/useText';
import { embedLink, part } from './embedLink';

export interface BodyContext {
  /** The site's own texts, in the current language. */
  text: TextOf;
  /** A day, given as `2026-03-01`, in the current language. */
  date: (day: string) => string;
  /** Whether the content security policy allows the address: the site's own and the blogs'. */
  isOwn: (address: string) => boolean;
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

/** Ghost swaps the author's and the publisher's class names. */
function swapBookmarkNames(card: HTMLElement) {
  const author = card.querySelector('.kg-bookmark-publisher');
  const publisher = card.querySelector('.kg-bookmark-author');
  author?.classList.replace('kg-bookmark-publisher', 'kg-bookmark-author');
  publisher?.classList.replace('kg-bookmark-author', 'kg-bookmark-publisher');
}

/** X's last line, “— Name (@name) March 1, 2026”, is always English: the name is isolated, and the date is the page's. */
function arrangeQuotedPost(quote: HTMLElement, dateOf: BodyContext['date']) {
  const date = quote.querySelector(':scope > a:last-child');
  const author = date?.previousSibling;
  if (!date || !author || author.nodeType !== author.TEXT_NODE) return;
  const { ownerDocument: owner } = quote;
  const line = owner.createElement('p');
  line.className = 'kg-quoted';
  const name = owner.createElement('bdi');
  name.textContent = author.textContent?.replace(/^[\s—]+|\s+$/g, '') ?? '';
  const day = new Date(`${date.textContent} UTC`);
  if (/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(date.textContent) && !Number.isNaN(day.getTime()))
    date.textContent = dateOf(day.toISOString().slice(0, 10));
  author.remove();
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

/** Puts a link card in place of content from another host; inside a link, since links cannot be nested, its words. */
function replaceByLink(element: Element, source: string, title: string, text: TextOf) {
  element.replaceWith(
    element.closest('a') ? title || source : embedLink(element.ownerDocument, source, title, text),
  );
}

/** Browser controls, which are left to right in every language; never autoplay. */
function prepareMedia(media: HTMLMediaElement, { text, isOwn }: BodyContext) {
  const source = media.getAttribute('src') ?? media.querySelector('source')?.getAttribute('src') ?? '';
  const card = media.closest<HTMLElement>('.kg-audio-card, .kg-video-card');
  const title = card?.querySelector('.kg-audio-title, figcaption')?.textContent.trim() ?? '';
  if (!source) return media.remove();
  if (!isOwn(source)) return replaceByLink(media, source, '', text);
  media.replaceChildren();
  media.setAttribute('src', source);
  media.setAttribute('preload', 'metadata');
  media.setAttribute('dir', 'ltr');
  media.toggleAttribute('controls', true);
  if (title) media.setAttribute('aria-label', title);
  const thumbnail = card?.dataset.kgThumbnail;
  if (thumbnail && isOwn(thumbnail) && media.matches('video')) media.setAttribute('poster', thumbnail);
}

/** Adds the dark variant that a picture's file name announces. The styles show one of them; the other is lazy and never loaded. */
function addDarkVariant(image: HTMLImageElement, source: string) {
  const darkUrl = darkVariantUrl(source);
  if (!darkUrl) return;
  const darkImage = image.cloneNode();
  darkImage.setAttribute('src', darkUrl);
  const sizes = image.getAttribute('srcset')?.replaceAll('@light.', '@dark.');
  if (sizes) darkImage.setAttribute('srcset', sizes);
  darkImage.removeAttribute('id');
  image.classList.add('kg-light-only');
  darkImage.classList.add('kg-dark-only');
  image.after(darkImage);
}

/** Removes a dark variant that failed to load. */
export function removeDarkVariant(image: Element): void {
  if (!image.matches('.kg-dark-only')) return;
  image.previousElementSibling?.classList.remove('kg-light-only');
  image.remove();
}

/** Pictures from other hosts become links; ours load lazily in a reserved space. */
function preparePicture(image: HTMLImageElement, { text, isOwn }: BodyContext) {
  const source = image.getAttribute('src');
  const alt = image.getAttribute('alt') ?? '';
  if (!source) return image.remove();
  if (isOwn(source)) {
    const isSetOwn = (image.getAttribute('srcset') ?? '')
      .split(',')
      .every((one) => isOwn(one.trim().replace(/\s.*$/s, '')));
    if (!isSetOwn) image.removeAttribute('srcset');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    image.setAttribute('alt', alt);
    addDarkVariant(image, source);
    return;
  }
  if (image.closest('.kg-bookmark-card')) image.remove();
  else replaceByLink(image, source, alt, text);
}

/** Widths proportional to the ratios make pictures of a row equally high. */
function writeGalleryRatio(frame: HTMLElement) {
  const image = frame.querySelector('img');
  const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
  const tenths = Math.round(ratio * 10);
  if (tenths > 0) frame.dataset.ratio = String(Math.min(Math.max(tenths, 4), 40));
}

/** Makes Ghost's cards work without its scripts and styles. Changes `body` in place; expects a sanitized tree. */
export function arrangeCards(body: HTMLElement, context: BodyContext): void {
  const each = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...body.querySelectorAll<E>(selector),
  ];
  each(scripted).forEach((element) => element.remove());
  each('.kg-toggle-card').forEach(replaceToggle);
  each('.kg-bookmark-card').forEach(swapBookmarkNames);
  each('.kg-embed-card > blockquote').forEach((quote) => arrangeQuotedPost(quote, context.date));
  each('.kg-product-card-rating').forEach((stars) => writeRating(stars, context.text));
  each<HTMLMediaElement>('audio, video').forEach((media) => prepareMedia(media, context));
  each<HTMLImageElement>('img').forEach((image) => preparePicture(image, context));
  each('.kg-gallery-image').forEach(writeGalleryRatio);
  each<HTMLIFrameElement>('iframe').forEach((frame) => {
    const source = frame.getAttribute('src');
    if (source) replaceByLink(frame, source, frame.getAttribute('title') ?? '', context.text);
    else frame.remove();
  });
  // The room of each film's player (`Players.tsx`): a `<span>` is valid wherever the link is.
  each('a[data-embed]').forEach((link) => link.before(part(link.ownerDocument, 'kg-player')));
  each('figure > figcaption').forEach((caption) => caption.parentElement?.prepend(caption));
  // Removes the frame of embeds that were only a script.
  each('figure').forEach((figure) => {
    if (!figure.textContent.trim() && !figure.querySelector('img, audio, video')) figure.remove();
  });
}
