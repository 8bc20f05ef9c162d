import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isSource } from '../../src/data/sources.ts';
import { decoded } from '../../src/data/decoded.ts';
import { languageOfPath, withoutLanguage } from '../../src/paths.ts';

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

/** Path and id of an internal address with a hash; undefined for others. An id that is not well encoded (`100%`) stays, as in browsers. */
function targetOf(href: string, path: string): { path: string; id: string } | undefined {
  const match = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?#(.+)$/.exec(href);
  return match ? { path: match[1] ?? path, id: decoded(match[2]!) } : undefined;
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
 * Checks that internal links stay in their page's language, that hashes have a target, and that quotes occur in theirs.
 * @returns one sentence per violation; a link on every page is named once.
 */
export function brokenReferences(pages: readonly WrittenPage[], claims: readonly WrittenClaim[]): string[] {
  const target = (path: string, language: string) =>
    pages.find((page) => page.path === path && page.language === language)?.document;
  const where = ({ path, id }: { path: string; id: string }, language: string) =>
    target(path, language)
      ? `that page has no element with the id “${id}” in ${language}`
      : `there is no page ${path} in ${language}`;
  const sentences = new Map<string, string>();

  for (const page of pages) {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href')!;
      const [pathname] = href.split(/[?#]/) as [string];
      const language = languageOfPath(pathname) ?? (href.startsWith('#') ? page.language : 'en');
      if (language !== page.language && target(withoutLanguage(pathname), page.language)) {
        sentences.set(
          `${page.language} ${href}`,
          `${page.file} links to ${href}, which is not in ${page.language}.`,
        );
        continue;
      }
      const to = targetOf(href.startsWith('#') ? href : withoutLanguage(href), page.path);
      if (!to || target(to.path, page.language)?.getElementById(to.id)) continue;
      // Headings of posts are not known to the build.
      if (to.path.startsWith('/blog/')) continue;
      const key = `${page.language} ${href.startsWith('#') ? page.path : ''}${href}`;
      if (!sentences.has(key))
        sentences.set(key, `${page.file} links to ${href}, but ${where(to, page.language)}.`);
    }
  }

  for (const { id, language, to, quote } of claims) {
    const place = targetOf(to, '/');
    const cited = place && target(place.path, language)?.getElementById(place.id);
    if (!place)
      sentences.set(id, `The claim “${id}” refers to ${to}, which names no element: write /page#id.`);
    else if (!cited)
      sentences.set(id + language, `The claim “${id}” refers to ${to}, but ${where(place, language)}.`);
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
