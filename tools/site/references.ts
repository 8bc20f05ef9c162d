import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isSource } from '../../src/data/sources.ts';
import { decoded } from '../../src/lib/decoded.ts';
import { inLanguage, withoutLanguage } from '../../src/paths.ts';

export interface WrittenPage {
  /** The route's path; patterns such as `/blog/:slug` are no target of links with a hash. */
  path: string;
  file: string;
  language: string;
  document: Document;
}

/** A claim in one language: its target, and the quote that must occur there. */
export interface WrittenClaim {
  id: string;
  language: string;
  to: string;
  quote: string;
}

/** The source that a statement other than a claim gives. */
interface WrittenSource {
  /** Its name in error messages: `The answer “fees” of the answer sheet`. */
  name: string;
  to: string;
}

/** Removes white space, which is missing between HTML blocks, and direction marks. */
const condensed = (text: string) => text.replace(/[\s\u200e\u200f\u2060\u2066-\u2069]+/g, '');

const here = 'http://here';

/** Where an address leads; undefined for other sites. An id that is not well encoded (`100%`) stays, as in browsers. */
function targetOf(href: string, from: string): { path: string; id: string } | undefined {
  const { origin, pathname, hash } = new URL(href, here + from);
  return origin === here ? { path: pathname, id: decoded(hash.slice(1)) } : undefined;
}

/** Whether the parts of a quote (separated by `…`) occur in a text in order. */
function occurs(quote: string, text: string): boolean {
  let from = 0;
  return condensed(quote)
    .split('…')
    .every((part) => {
      const found = text.indexOf(part, from);
      from = found + part.length;
      return found !== -1;
    });
}

/**
 * The text of a compiled message.
 * @throws Error for one with arguments or plurals, which a quote cannot have.
 */
export function quotedText(id: string, message: readonly MessageFormatElement[]): string {
  return message
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return quotedText(id, element.children);
      throw new Error(
        `Message ${id} is a quote, so it must be plain words; it has the argument {${'value' in element ? element.value : '#'}}.`,
      );
    })
    .join('');
}

/**
 * Checks that links are valid, that internal ones stay in their page's language, that hashes have a target, and that quotes occur in theirs.
 * @returns one sentence per violation; a link on every page is named once.
 */
export function brokenReferences(pages: readonly WrittenPage[], claims: readonly WrittenClaim[]): string[] {
  const pathOf = ({ path, language }: WrittenPage) => inLanguage(path.replace('*', '/*'), language);
  const documents = new Map(pages.map((page) => [pathOf(page), page.document]));
  const find = ({ path, id }: { path: string; id: string }) => documents.get(path)?.getElementById(id);
  const missing = ({ path, id }: { path: string; id: string }) =>
    documents.has(path) ? `that page has no element with the id “${id}”` : `there is no page ${path}`;
  const sentences = new Map<string, string>();

  for (const page of pages) {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href')!;
      if (!URL.canParse(href, here)) {
        sentences.set(href, `${page.file} links to ${href}, which is not a valid address.`);
        continue;
      }
      const to = targetOf(href, pathOf(page));
      if (!to) continue;
      const key = `${page.language} ${to.path}#${to.id}`;
      const own = inLanguage(withoutLanguage(to.path), page.language);
      if (own !== to.path && documents.has(own))
        sentences.set(key, `${page.file} links to ${href}, which is not in ${page.language}.`);
      // Headings of posts are not known to the build.
      else if (to.id && !find(to) && !/^(\/he)?\/blog\//.test(to.path) && !sentences.has(key))
        sentences.set(key, `${page.file} links to ${href}, but ${missing(to)}.`);
    }
  }

  for (const { id, language, to, quote } of claims) {
    const place = targetOf(inLanguage(to, language), '/');
    const cited = place && find(place);
    if (!place?.id)
      sentences.set(id, `The claim “${id}” refers to ${to}, which names no element: write /page#id.`);
    else if (!cited)
      sentences.set(id + language, `The claim “${id}” refers to ${to}, but ${missing(place)}.`);
    else if (!occurs(quote, condensed(cited.textContent)))
      sentences.set(
        id + language,
        `The claim “${id}” quotes “${quote}” (${language}), but ${to} does not say so.`,
      );
  }
  return [...sentences.values()];
}

/**
 * Sources may be clauses, lines of the service description, plans or prices, but not marketing pages.
 * @returns one sentence per violation.
 */
export function marketingSources(sources: readonly WrittenSource[]): string[] {
  return sources
    .filter(({ to }) => !isSource(to))
    .map(
      ({ name, to }) =>
        `${name} gives ${to} as its source, which advertises: cite a clause, a line of the service description, a plan or a price.`,
    );
}

/** @throws Error with a sentence for every broken reference. */
export function assertReferences(
  pages: readonly WrittenPage[],
  claims: readonly WrittenClaim[],
  sources: readonly WrittenSource[] = [],
): void {
  const claimed = [...new Map(claims.map(({ id, to }) => [id, { name: `The claim “${id}”`, to }])).values()];
  const broken = [...marketingSources([...claimed, ...sources]), ...brokenReferences(pages, claims)];
  if (broken.length > 0)
    throw new Error(
      `References that prove nothing (src/data/claims.ts, itAnswers.ts, faq.ts, translations/*/claims.json):\n${broken.map((one) => `  - ${one}`).join('\n')}`,
    );
}
