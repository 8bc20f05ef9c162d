import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { SearchEntry } from '../../src/data/search.ts';
import { holdsPhrase, wordsOf } from '../../src/data/searchText.ts';
import type { WrittenPage } from './references.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Maximum length of a section's searchable text: covers the longest section of the terms. */
const longestText = 4000;
/** Sections for visitors in Israel only, which others could not open. */
const notForAll = ['hebrew_support'];
const silent = /^(script|style|svg|nav|button|form|template|noscript)$/;
const block = /^(p|div|span|li|h[1-6]|section|article|td|th|dt|dd|figcaption|aside|header)$/;

const attributeOf = (node: Node, name: string) =>
  'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
const isHidden = (node: Node) =>
  attributeOf(node, 'aria-hidden') === 'true' ||
  attributeOf(node, 'role') === 'search' ||
  // A link to the section itself.
  (node.nodeName === 'a' && attributeOf(node, 'href')?.startsWith('#') === true);

/** The readable text of an element, with spaces between blocks. Headings include their buttons. */
function textOf(node: Node, isHeading = false): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node) || isHidden(node)) return '';
  if (silent.test(node.nodeName) && !(isHeading && node.nodeName === 'button')) return '';
  const heads = isHeading || /^h[1-3]$/.test(node.nodeName);
  const text = node.childNodes
    .map((child, index) => {
      // Adjacent elements are separated visually, so add a space.
      const follows = 'tagName' in child && index > 0 && 'tagName' in node.childNodes[index - 1]!;
      return `${follows ? ' ' : ''}${textOf(child, heads)}`;
    })
    .join('');
  return block.test(node.nodeName) ? `${text} ` : text;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function find(node: Node, is: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && is(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}

/** A heading without a question's number. */
const headingText = (heading: Element) =>
  attributeOf(heading, 'aria-label') ?? tidy(textOf(heading, true)).replace(/^\d[\d.]*\s*/, '');

/** The number at a section's start, such as `§ 7` or `7.2`. Questions are buttons, and their numbers do not count. */
function numberOf(text: string, heading: Element): string | undefined {
  if (find(heading, ({ tagName }) => tagName === 'button')) return undefined;
  return /^\s*(?:\p{L}+\s|§\s)?(\d+(?:\.\d+)*)\s/u.exec(text)?.[1];
}

/** The search entries of a page: itself, and each part with an id and a heading. */
export function searchEntries(path: string, html: string): SearchEntry[] {
  const document = parse(html);
  const main = find(document, ({ tagName }) => tagName === 'main');
  const h1 = main && find(main, ({ tagName }) => tagName === 'h1');
  if (!main || !h1) return [];
  const description = find(document, (element) => attributeOf(element, 'name') === 'description');
  const page = headingText(h1);
  const name = tidy(textOf(find(document, ({ tagName }) => tagName === 'title') ?? h1)).split(' · ')[0]!;
  const entries: SearchEntry[] = [
    {
      to: path,
      page: '',
      title: name,
      text: `${page} · ${(description && attributeOf(description, 'content')) ?? ''}`,
    },
  ];

  function visit(node: Node) {
    if (!('childNodes' in node)) return;
    const id = attributeOf(node, 'id');
    const isPart = id !== undefined && 'tagName' in node && !/^(h[1-6]|main)$/.test(node.tagName);
    if (isPart && !isHidden(node) && node.nodeName !== 'nav' && !notForAll.includes(id)) {
      const heading = find(node, ({ tagName }) => /^h[23]$/.test(tagName));
      if (heading) {
        const title = headingText(heading);
        const whole = textOf(node);
        const text = tidy(whole.replace(textOf(heading, true), ' ')).slice(0, longestText);
        entries.push({ to: `${path}#${id}`, page: name, title, text, number: numberOf(whole, heading) });
      }
    }
    node.childNodes.forEach(visit);
  }
  visit(main);
  return entries;
}

/** Abbreviations of words on the pages, per language (`search.alias.sso`). */
const aliases = ['dpa', 'llm', 'nda', 'sso'] as const;

/** Adds the abbreviations of what the entry says. */
function withAliases(entry: SearchEntry, read: (id: string) => string): SearchEntry {
  const words = wordsOf(`${entry.title} ${entry.text}`);
  const also = aliases.filter((alias) => {
    return holdsPhrase(words, wordsOf(read(`search.alias.${alias}`)));
  });
  return also.length > 0 ? { ...entry, also: also.join(' ') } : entry;
}

/**
 * One index per language: `/search/en.json`.
 * @param read the text of a message in a language.
 */
export function searchIndexes(
  pages: readonly WrittenPage[],
  listed: readonly string[],
  read: (language: string, id: string) => string,
): Record<string, string> {
  const languages = [...new Set(pages.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const own = pages.filter((page) => page.language === language && listed.includes(page.path));
      const entries = own.flatMap(({ path, html }) => searchEntries(path, html));
      const named = entries.map((entry) => withAliases(entry, (id) => read(language, id)));
      return [`search/${language}.json`, JSON.stringify(named)];
    }),
  );
}
