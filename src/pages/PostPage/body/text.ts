import { absoluteBlogAddress, inSrcset, siteAddress } from '../../../data/blogAddresses';
import { decoded } from '../../../lib/decoded';
import type { Language } from '../../../locale/languages';
import type { TextOf } from '../../../locale/useText';
import { hostOf, part, withoutTemplates } from './embedLink';
import { oneLine } from './plainText';

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

/** Puts an element of another name in the place of one, with its attributes and content. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Landmarks of a page of its own, and elements that browsers only know from old pages. */
const plainBlocks = 'address, article, center, fieldset, footer, header, hgroup, main, nav';

/** What a reader sees without any text. */
const seen = 'img, picture, audio, video, iframe, hr, input, [data-embed]';

const isEmpty = (element: Element) =>
  !element.querySelector(seen) && !oneLine(element) && !element.matches(seen);

/**
 * Makes sure that the body consists of blocks, none of them empty: landmarks become plain blocks, loose text paragraphs, and what holds
 * nothing goes.
 */
export function arrangeBlocks(body: HTMLElement): void {
  body.querySelectorAll(plainBlocks).forEach((element) => rename(element, 'div'));
  body.querySelectorAll<HTMLElement>('font').forEach((element) => rename(element, 'span'));
  // A heading inside a summary comes and goes with it.
  body
    .querySelectorAll('summary :is(h1, h2, h3, h4, h5, h6, p, div)')
    .forEach((element) => rename(element, 'span'));
  const containers =
    'p, h1, h2, h3, h4, h5, h6, li, ul, ol, dl, blockquote, pre, figcaption, details, table, figure, section, a, .kg-card, [class$="-title"], [class$="-caption"]';
  // From the innermost. What has an id may be where a link leads.
  for (const element of [...body.querySelectorAll(containers)].reverse())
    if (isEmpty(element) && !element.id && !element.querySelector('[id]')) element.remove();
  let loose: HTMLElement | undefined;
  for (const node of [...body.childNodes]) {
    const isLoose =
      isText(node) ||
      /^(?:A|ABBR|B|BR|CITE|CODE|DEL|EM|I|IMG|INS|KBD|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/.test(
        node.nodeName,
      );
    if (!isLoose) loose = undefined;
    else if (loose) loose.append(node);
    else if (node.nodeName === 'BR') node.remove();
    else if (!isText(node) || node.data.trim()) {
      // Pictures between paragraphs are blocks already.
      if (node.nodeName === 'IMG' || (node as Element).querySelector?.('img')) continue;
      loose = body.ownerDocument.createElement('p');
      body.replaceChild(loose, node);
      loose.append(node);
    }
  }
}

/** Makes every address absolute or a path on this site, and those of the blogs' own posts, pages and tags lead to this site. */
export function arrangeAddresses(body: HTMLElement, language: Language): void {
  for (const element of body.querySelectorAll('[href], [src], [srcset], [data-kg-thumbnail]')) {
    for (const name of ['src', 'data-kg-thumbnail']) {
      const address = element.getAttribute(name);
      if (address) element.setAttribute(name, absoluteBlogAddress(address, language));
    }
    // An address may hold spaces and commas; a candidate ends with its width or density, or before the next one’s path.
    const candidates = [
      ...(element.getAttribute('srcset') ?? '').matchAll(
        /\s*([^\s,][^]*?)(?:\s+([\d.]+[wx])\s*(?:,|$)|,\s(?=\S*\/)|\s*$)/g,
      ),
    ];
    if (candidates.length > 0)
      element.setAttribute(
        'srcset',
        candidates
          .map(([, address = '', size]) =>
            [inSrcset(absoluteBlogAddress(address, language)), size].filter(Boolean).join(' '),
          )
          .join(', '),
      );
    const href = element.getAttribute('href');
    if (href === null || !element.matches('a')) continue;
    const absolute = withoutTemplates(absoluteBlogAddress(href, language));
    element.setAttribute('href', withPrefixedHash(siteAddress(absolute)) ?? absolute);
  }
}

/** The parts of a post on this site have prefixed ids; those of other pages, such as `/pricing#compare`, have not. */
function withPrefixedHash(address: string | undefined): string | undefined {
  return address?.replace(
    /^([^#]*\/blog\/[^#]*)#(.+)$/s,
    (_, page: string, id: string) => `${page}#${renamed(id)}`,
  );
}

/**
 * Prefixes ids and makes them unique, with the links to them. Ghost's percent-encoded Hebrew ids are decoded, since a decoded hash would
 * not match them. `#` and `#top` lead to the top of the page, and `#/portal/signup`, which Ghost's own pages handle, leads there.
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
    if (id.startsWith('/')) {
      if (url) link.setAttribute('href', `${url}#${id}`);
      else link.removeAttribute('href');
    } else
      link.setAttribute(
        'href',
        /^(?:top)?$/i.test(id) && !taken.has(renamed(id)) ? '#top' : `#${renamed(id)}`,
      );
  }
  // Anchors that others lead to.
  for (const anchor of body.querySelectorAll('a:not([href])')) rename(anchor, 'span');
}

const headingNames = 'h1, h2, h3, h4, h5, h6';

/** Fewer parts need no contents. */
export const minHeadings = 3;

/** Fits the headings' levels below the page's title: the outermost is 2, and none is skipped, whichever the editor used. */
function levelHeadings(headings: readonly Element[]): { heading: HTMLElement; level: number }[] {
  const open: number[] = [];
  return headings.map((element) => {
    const own = Number(element.nodeName[1]);
    while (open.length > 0 && (open.at(-1) ?? 0) >= own) open.pop();
    open.push(own);
    const level = Math.min(open.length + 1, 6);
    return { heading: rename(element, `h${level}`), level };
  });
}

/** Removes breaks at the ends of a heading and doubled ones. */
function tidyBreaks(heading: Element) {
  for (const line of heading.querySelectorAll('br')) {
    const next = line.nextSibling;
    if (!next || !line.previousSibling || next.nodeName === 'BR') line.remove();
  }
}

/**
 * Fits headings below the page's title, and links each to itself.
 * @returns the contents: headings of the outermost levels that are enough for a list.
 */
export function arrangeHeadings(body: HTMLElement): BodyHeading[] {
  // The name of a product card and the second line of a header are no headings of the text.
  body
    .querySelectorAll('.kg-product-card-title, .kg-header-card-subheader')
    .forEach((title) => rename(title, 'p'));
  for (const heading of body.querySelectorAll(headingNames)) {
    tidyBreaks(heading);
    // A picture without words, set as a heading.
    if (!oneLine(heading)) rename(heading, 'p');
  }
  const levels = levelHeadings([...body.querySelectorAll(headingNames)]);
  levels.forEach(({ heading }, index) => {
    for (let part = index + 1; !heading.id; part++)
      if (!body.querySelector(`[id="${prefix}part-${part}"]`)) heading.id = `${prefix}part-${part}`;
    if (heading.querySelector('a')) return;
    const link = heading.ownerDocument.createElement('a');
    link.className = 'kg-anchor';
    link.setAttribute('href', `#${heading.id}`);
    link.append(...heading.childNodes);
    heading.append(link);
  });
  const outermost =
    [2, 3, 4, 5, 6].find((limit) => levels.filter(({ level }) => level <= limit).length >= minHeadings) ?? 2;
  return levels
    .filter(({ level }) => level <= outermost)
    .map(({ heading }) => ({ id: heading.id, name: oneLine(heading, '.footnote-ref') }));
}

/** Ghost writes a list inside an item as an item of its own: it belongs to the item before it. */
export function arrangeLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const isNest =
      item.children.length > 0 &&
      [...item.children].every(({ nodeName }) => /^[OU]L$/.test(nodeName)) &&
      !oneLine(item, 'ul, ol');
    if (!isNest) continue;
    const before = item.previousElementSibling;
    if (before?.nodeName === 'LI') {
      before.append(...item.childNodes);
      item.remove();
    } else item.className = 'kg-nest';
  }
}

/** Places whose links are not sources of the text. */
const noSource =
  '.kg-embed-card, .kg-button-card, .kg-cta-card, .kg-product-card, .kg-header-card, .kg-file-card';

/** The external pages that the text links to, each once, named by its first link; without invalid addresses. */
export function sourcesOf(body: HTMLElement, isOwn: (address: string) => boolean): BodySource[] {
  const sources = new Map<string, BodySource>();
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    const address = link.getAttribute('href') ?? '';
    const words = oneLine(link.querySelector('.kg-bookmark-title') ?? link);
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

/**
 * What was aligned left or right stays there, as the start or the end of its own direction: text that is pasted in Hebrew says “right”, where
 * its lines begin. Comes after the directions.
 */
export function arrangeAlignment(body: HTMLElement, around: 'ltr' | 'rtl'): void {
  for (const element of body.querySelectorAll<HTMLElement>('[align]')) {
    const isLeftToRight = (element.closest<HTMLElement>('[dir=ltr], [dir=rtl]')?.dir ?? around) === 'ltr';
    const aligned = element.getAttribute('align')?.toLowerCase();
    element.removeAttribute('align');
    if (aligned === 'center') element.dataset.align = aligned;
    else if (aligned === 'left' || aligned === 'right')
      element.dataset.align = (aligned === 'left') === isLeftToRight ? 'start' : 'end';
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

/** The length of a text in words, with those of tables and lists. */
export const wordCount = (body: HTMLElement): number => oneLine(body).split(' ').filter(Boolean).length;

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

/**
 * What stays on one line and in its own order: telephone numbers, numbers with a sign, keys that are pressed together, and words with digits
 * that hyphens and the like join.
 */
const joined =
  /\+\d[\d\s().-]{5,18}\d|(?<![\p{L}\p{N}])[₪$€£]?[+\-−±<>≤≥]\s?[₪$€£]?\d[\d.,]*%?|[⌘⌥⇧⌃](?:\s?\+?\s?(?:[⌘⌥⇧⌃]|\w+))*|[\p{L}\p{M}\p{N}]+(?:[-‐–־/][\p{L}\p{M}\p{N}]+)+/gu;
/** Longer ones may not fit a line. */
const longestNumber = 24;
/** What runs left to right whatever is around it; a number with a Hebrew prefix and a range follow the text. */
const isLeftToRight = (number: string) => /^[₪$€£+\-−±<>≤≥⌘⌥⇧⌃]/.test(number) || /[a-z]/i.test(number);

const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;

/** The text nodes in an element. Uses no globals of a browser, since the build has only a document. */
const textNodes = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (isText(node) ? node : textNodes(node)));

/** Keeps docket numbers, ranges and a number's prefix (`22-cv-1461`, `10–50`, `ב־17`) on one line. */
export function arrangeNumbers(body: HTMLElement): void {
  for (const text of textNodes(body)) {
    if (text.parentElement?.closest('pre, code')) continue;
    for (const { 0: number, index } of [...text.data.matchAll(joined)].reverse()) {
      if (!/[\p{N}⌘⌥⇧⌃]/u.test(number) || number.length > longestNumber) continue;
      text.splitText(index).replaceData(0, number.length, '');
      const whole = part(body.ownerDocument, 'kg-number', number);
      if (isLeftToRight(number)) whole.dir = 'ltr';
      text.after(whole);
    }
  }
  arrangeKeys(body);
}

/** Keeps keys that are pressed together, `<kbd>Ctrl</kbd>+<kbd>C</kbd>`, in their order. */
function arrangeKeys(body: HTMLElement): void {
  for (const key of body.querySelectorAll('kbd')) {
    if (!key.parentElement || key.closest('.kg-number')) continue;
    const keys: ChildNode[] = [key];
    for (let next = key.nextSibling; next; next = next.nextSibling) {
      const isPlus = isText(next) && /^\s*[+-]\s*$/.test(next.data) && next.nextSibling?.nodeName === 'KBD';
      if (!isPlus && next.nodeName !== 'KBD') break;
      keys.push(next);
    }
    if (keys.length === 1) continue;
    const whole = part(body.ownerDocument, 'kg-number');
    whole.dir = 'ltr';
    key.before(whole);
    whole.append(...keys);
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
