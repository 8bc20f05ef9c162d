import { decoded } from '../../../data/decoded';
import type { TextOf } from '../../../locale/useText';
import { hostOf, part } from './embedLink';

export interface BodyHeading {
  id: string;
  name: string;
}

/** An external page that a post links to. */
export interface BodySource {
  address: string;
  /** Such as `youtube.com`. */
  host: string;
  words: string;
}

/** Prefix of every id in a body, so that it cannot collide with an id of the site. */
const prefix = 'post-';

/** The id that replaces one of a post, without the white space that an address would encode. */
const renamed = (id: string) => prefix + decoded(id).replaceAll(/\s+/g, '-');

function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/**
 * Prefixes ids and makes them unique, with the links to them. Ghost's percent-encoded Hebrew ids are decoded, since a decoded hash would
 * not match them. Links such as `#/portal/signup`, which Ghost's own pages handle, lead there.
 * @param url the post's address on the blog, if known.
 */
export function renameIds(body: HTMLElement, url?: string): void {
  const taken = new Set<string>();
  for (const element of body.querySelectorAll('[id]')) {
    // Some of Ghost's cards give headings without Latin letters the id “-”.
    if (!/[\p{L}\p{N}]/u.test(element.id)) {
      element.removeAttribute('id');
      continue;
    }
    const wanted = renamed(element.id);
    let id = wanted;
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
    taken.add(id);
    element.id = id;
  }
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const id = (link.getAttribute('href') ?? '').slice(1);
    link.setAttribute('href', id.startsWith('/') && url ? `${url}#${id}` : `#${renamed(id)}`);
  }
}

/**
 * Shifts headings to start at level 2, since the page's title is level 1, and links each to itself.
 * @returns the headings of level 2.
 */
export function arrangeHeadings(body: HTMLElement): BodyHeading[] {
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'));
  // The name of a product card is not a heading of the text.
  body.querySelectorAll('.kg-product-card-title').forEach((title) => rename(title, 'p'));
  const headings = [...body.querySelectorAll<HTMLElement>('h2, h3, h4')].filter((heading) => {
    const isEmpty = !heading.textContent.trim() && !heading.querySelector('img');
    if (isEmpty) heading.remove();
    return !isEmpty;
  });
  headings.forEach((heading, index) => {
    for (let part = index + 1; !heading.id; part++)
      if (!body.querySelector(`[id="${prefix}part-${part}"]`)) heading.id = `${prefix}part-${part}`;
    if (heading.querySelector('a')) return;
    const link = heading.ownerDocument.createElement('a');
    link.className = 'kg-anchor';
    link.setAttribute('href', `#${heading.id}`);
    link.append(...heading.childNodes);
    heading.append(link);
  });
  return headings
    .filter((heading) => heading.matches('h2'))
    .map((heading) => ({
      id: heading.id,
      name: textNodes(heading)
        .filter(({ parentElement }) => !parentElement?.closest('.footnote-ref'))
        .map(({ data }) => data)
        .join('')
        .trim(),
    }));
}

/** Places whose links are not sources of the text. */
const noSource =
  '.kg-embed-card, .kg-button-card, .kg-cta-card, .kg-product-card, .kg-header-card, .kg-file-card';

/** The external pages that the text links to, each once, named by its first link; without invalid addresses. */
export function sourcesOf(body: HTMLElement, isOwn: (address: string) => boolean): BodySource[] {
  const sources = new Map<string, BodySource>();
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    const address = link.getAttribute('href') ?? '';
    const words = (link.querySelector('.kg-bookmark-title') ?? link).textContent.trim();
    const page = address.replace(/[?#].*$/s, '');
    const host = hostOf(address);
    if (words && host && !isOwn(address) && !link.closest(noSource) && !sources.has(page)) {
      sources.set(page, { address, host, words });
    }
  }
  return [...sources.values()];
}

/** Longer ones would be a slab of large text, in characters. */
const longestLead = 320;

/** Marks a short opening paragraph, which is set larger. */
export function markLeadParagraph(body: HTMLElement): void {
  const first = body.firstElementChild;
  if (first?.matches('p') && first.textContent.length <= longestLead) first.className = 'kg-opening';
}

/** Ghost aligns by left and right; here start and end. */
export function arrangeAlignment(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[align]')) {
    const side = { left: 'start', center: 'center', right: 'end' }[
      element.getAttribute('align')?.toLowerCase() ?? ''
    ];
    element.removeAttribute('align');
    if (side) element.dataset.align = side;
  }
}

/** Wraps wide tables in scrollers that can be focused. Code wraps, and runs left to right. */
export function arrangeScrollers(body: HTMLElement, text: TextOf): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = table.ownerDocument.createElement('div');
    frame.className = 'kg-table';
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', table.caption?.textContent.trim() || text('blog.body.table'));
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const code of body.querySelectorAll<HTMLElement>('pre, code')) {
    code.dir = 'ltr';
    code.translate = false;
  }
}

/** Links open in the same tab unless the author asked for a new one. Named targets are removed. */
export function arrangeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    if (link.getAttribute('target') !== '_blank') link.removeAttribute('target');
    link.setAttribute('rel', 'noopener');
  }
}

/** Announces new tabs. Comes last, since the words are not the post's: they have no part in its directions, headings and length. */
export function announceTabs(body: HTMLElement, text: TextOf): void {
  for (const link of body.querySelectorAll('a[target=_blank]:not(.kg-embed-link)'))
    link.append(part(link.ownerDocument, 'kg-hint', ` (${text('shell.link.newTab')})`));
}

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const latin = /[a-z\u00c0-\u024f]/i;

/** Paragraphs in the other script also align to its side. */
const blocks = 'p, blockquote';
/** Short texts only get a direction, and keep their alignment. */
const lines =
  'li, td, th, dt, dd, figcaption, caption, summary, h2, h3, h4, .kg-anchor, ' +
  '[class^="kg-bookmark-"], .kg-file-card-filename, .kg-file-card-filesize';

/**
 * Sets the direction of text that is entirely in the other script. Mixed text keeps the post's direction, so that a Hebrew sentence may
 * start with a Latin word.
 */
export function arrangeDirections(body: HTMLElement, direction: 'ltr' | 'rtl'): void {
  const [own, other, otherDirection] = direction === 'rtl' ? [hebrew, latin, 'ltr'] : [latin, hebrew, 'rtl'];
  const isOther = (words: string) => other.test(words) && !own.test(words);

  for (const block of body.querySelectorAll<HTMLElement>(`:is(${blocks}):not([dir])`)) {
    if (isOther(block.textContent)) block.dir = otherDirection;
  }
  for (const line of body.querySelectorAll<HTMLElement>(`:is(${lines}):not([dir])`)) {
    const holdsText = [...line.childNodes].some(
      (node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!holdsText || !isOther(line.textContent)) continue;
    const isolate = line.ownerDocument.createElement('bdi');
    isolate.dir = otherDirection;
    isolate.append(...line.childNodes);
    line.append(isolate);
  }
}

/** Words joined by hyphens and the like. */
const joined = /[\p{L}\p{M}\p{N}]+(?:[-‐–־/][\p{L}\p{M}\p{N}]+)+/gu;
/** Longer ones may not fit a line. */
const longestNumber = 20;

const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;

/** The text nodes in an element. Uses no globals of a browser, since the build has only a document. */
const textNodes = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (isText(node) ? node : textNodes(node)));

/** Keeps docket numbers, ranges and a number's prefix (`22-cv-1461`, `10–50`, `ב־17`) on one line. */
export function arrangeNumbers(body: HTMLElement): void {
  for (const text of textNodes(body)) {
    if (text.parentElement?.closest('pre, code')) continue;
    for (const { 0: number, index } of [...text.data.matchAll(joined)].reverse()) {
      if (!/\p{N}/u.test(number) || number.length > longestNumber) continue;
      text.splitText(index).replaceData(0, number.length, '');
      text.after(part(body.ownerDocument, 'kg-number', number));
    }
  }
}

/** The note of a reference: Markdown restarts numbering in each card, so it is in the next list. */
function noteOf(reference: Element, lists: readonly Element[]): Element | undefined {
  const id = reference.getAttribute('href')?.slice(1) ?? '';
  const list = lists.find(
    (one) => reference.compareDocumentPosition(one) & reference.DOCUMENT_POSITION_FOLLOWING,
  );
  // `renameIds` numbers duplicate ids.
  return [...(list?.querySelectorAll('li') ?? [])].find(
    (note) => note.id === id || /^-\d+$/.test(note.id.startsWith(id) ? note.id.slice(id.length) : ''),
  );
}

/** Moves Markdown footnotes from their card's end to their reference, where CSS puts them in the margin; numbers run through the post. */
export function arrangeFootnotes(body: HTMLElement): void {
  const lists = [...body.querySelectorAll('.footnotes')];
  const numbers = new Map<Element, string>();
  for (const reference of body.querySelectorAll<HTMLElement>('.footnote-ref > a')) {
    const note = noteOf(reference, lists);
    const place = reference.closest('table') ?? reference.closest('p, li, blockquote, h2, h3, h4');
    if (!note || !place) continue;
    const known = numbers.get(note);
    reference.textContent = known ?? String(numbers.size + 1);
    reference.setAttribute('href', `#${note.id}`);
    if (known) continue;
    numbers.set(note, reference.textContent);
    note.querySelectorAll('.footnote-backref').forEach((link) => link.remove());
    const aside = reference.ownerDocument.createElement('aside');
    aside.className = 'kg-note';
    // Not a landmark, since a post may have many.
    aside.setAttribute('role', 'note');
    aside.id = note.id;
    const number = reference.ownerDocument.createElement('b');
    number.className = 'kg-note-number';
    number.textContent = reference.textContent;
    aside.append(...note.childNodes);
    (aside.querySelector('p') ?? aside).prepend(number, ' ');
    if (place.matches('li, blockquote')) place.append(aside);
    else place.after(aside);
  }
  for (const note of numbers.keys()) note.remove();
  // What nothing refers to stays.
  for (const list of lists) if (!list.querySelector('li')) list.remove();
  body.querySelectorAll('.footnotes-sep').forEach((rest) => rest.remove());
}
