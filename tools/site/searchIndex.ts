import { clauseNumber } from '../../src/text/clauseNumber.ts';
import type { SearchEntry } from '../../src/data/search.ts';
import { containsPhrase, wordsOf } from '../../src/data/searchText.ts';
import { listedPages } from '../../src/paths.ts';
import type { WrittenPage } from './references.ts';

/** Maximum length of a section's searchable text: covers the longest section of the terms. */
const longestText = 4000;
/** Sections for visitors in Israel only, which others could not open. */
const notForAll = ['hebrew_support'];
/** Elements that are not indexed. Links with a hash lead to the section itself. */
const unindexed =
  'svg, nav, button, form, label, template, [aria-hidden=true], [role=search], [role=status], [data-unindexed], a[href^="#"]';
const block =
  'p, div, span, li, h1, h2, h3, h4, h5, h6, section, article, thead, tr, td, th, dt, dd, figcaption, aside, header';

/** Elements that are quoted only if the rest has no match. */
const details = 'table, dl, figure';

/** Elements that do not belong to the sentence after them. */
const labels = 'td, th, dt, h3, h4, [data-rail] > *';

/** Elements whose end is the end of a sentence. */
const rows = 'thead, tr, dl > div, dd, li';

/** The separator between an element and its next sibling, where readers see a gap, a cell or a row. */
function gapAfter(element: Element): string {
  if (!element.nextElementSibling || !element.textContent.trim()) return ' ';
  if (element.matches(labels)) return ' · ';
  return element.matches(rows) && !/[.,:;?!]\s*$/.test(element.textContent) ? '; ' : ' ';
}

/** A copy of the page's content with nothing but readable text, and spaces where readers see a gap. */
function readableContent(document: Document): Element | undefined {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  // The other language of a bilingual text is in that language's index.
  const other = `:is(div, span)[lang]:not([lang="${document.documentElement.lang}"])`;
  for (const element of main?.querySelectorAll(other) ?? []) element.remove();
  for (const element of main?.querySelectorAll(unindexed) ?? []) {
    // Questions are buttons inside headings.
    if (!element.matches('button') || !element.closest('h1, h2, h3')) element.remove();
  }
  for (const element of main?.querySelectorAll('*') ?? []) {
    if (element.matches(block)) element.append(gapAfter(element));
    const before = element.previousSibling;
    const isGlued = element.matches(block) && /[\p{L}\p{N}]$/u.test(before?.textContent ?? '');
    if (isGlued || before === element.previousElementSibling) before?.after(' ');
  }
  return main;
}

/** With single spaces, and no separator at the ends. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll(' ;', ';')
    .replace(/^[ ·]+|[ ·]+$/g, '');

/** A heading without a question's number. */
const headingText = (heading: Element) =>
  heading.getAttribute('aria-label') ?? tidy(heading.textContent).replace(/^\d[\d.]*\s*/, '');

/** A section number's optional prefix. */
const sign = String.raw`(?:\p{L}+\s|§\s)?`;

/** The number at a section's start, such as `§ 7` or `7.2`. Those of questions do not count. */
function numberOf(text: string, heading: Element): string | undefined {
  if (heading.querySelector('button')) return undefined;
  return new RegExp(String.raw`^\s*${sign}(\d+(?:\.\d+)*)\s`, 'u').exec(text)?.[1];
}

/** Without the section's number at the start. */
const withoutNumber = (text: string, number = '') =>
  text.replace(new RegExp(`^${sign}${number.replaceAll('.', String.raw`\.`)}(?= |$)[ ·]*`, 'u'), '');

/**
 * The search entries of a page: itself, and each part with an id and a heading.
 * @param page its name in menus, which is shorter than its title.
 */
export function searchEntries(path: string, page: string, document: Document): SearchEntry[] {
  const main = readableContent(document);
  const h1 = main?.querySelector('h1');
  if (!main || !h1) return [];
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const parts = [...main.querySelectorAll('[id]:not(h1, h2, h3, h4, h5, h6)')].flatMap((part) => {
    const heading = part.querySelector('h2, h3');
    if (!heading || notForAll.includes(part.id)) return [];
    const number = numberOf(part.textContent, heading);
    const rail = part.querySelector('[data-rail]');
    rail?.remove();
    // In a copy, since a part may contain others, whose tables are theirs too.
    const copy = part.cloneNode(true);
    const figures = [...copy.querySelectorAll(details)].map((one) => {
      one.remove();
      return tidy(one.textContent);
    });
    const prose = [rail?.textContent ?? '', copy.textContent.replace(heading.textContent, ' ')]
      .map((words) => withoutNumber(tidy(words), number))
      .filter(Boolean)
      .join(' · ');
    const [quoted = '', ...others] = [prose, ...figures].filter(Boolean);
    const text = quoted.slice(0, longestText);
    const title = headingText(heading);
    const clauses = [...part.querySelectorAll('[id]')].flatMap(({ id, textContent }) => {
      const clause = {
        to: `${path}#${id}`,
        page,
        title,
        text: tidy(textContent),
        number: clauseNumber(id),
      };
      return clause.number ? [{ ...clause, byNumber: true }] : [];
    });
    const found = others.length > 0 && { details: others.join(' ').slice(0, longestText) };
    return [{ to: `${path}#${part.id}`, page, title, text, ...found, number }, ...clauses];
  });
  const heading = headingText(h1);
  // The same words would be above it.
  const text = page === heading ? description : `${heading} · ${description}`;
  return [{ to: path, page: '', title: page, text }, ...parts];
}

/**
 * Abbreviations of words on the pages, and what “how much” asks for. The message `search.alias.sso` has the words, and after a bar what else
 * they are called in its language.
 */
const aliases = ['dpa', 'gdpr', 'lawyer', 'llm', 'much', 'nda', 'sso', 'vat', 'word'] as const;

const isAnnexLine = ({ number }: SearchEntry) => number !== undefined && /^[A-Z]\./.test(number);

/** Adds the abbreviations of what the entry says, and what an entry with a number may be called. */
function withAliases(entry: SearchEntry, read: (id: string) => string): SearchEntry {
  const words = wordsOf(`${entry.title} ${entry.text} ${entry.details ?? ''}`);
  const names = aliases.flatMap((alias) => {
    const [phrase = '', others = ''] = read(`search.alias.${alias}`).split(' | ');
    return containsPhrase(words, wordsOf(phrase)) ? [alias, ...others.split(' ')] : [];
  });
  const also = names.filter((name) => name && !words.includes(name));
  if (entry.number) also.push(read('search.numbered.also'));
  return {
    ...entry,
    ...(also.length > 0 && { also: also.join(' ') }),
    ...(isAnnexLine(entry) && { annex: read('search.numbered.line') }),
  };
}

/**
 * One index per language: `/search/en.json`.
 * @param textsOf gives the text of a message in a language.
 */
export function searchIndexes(
  pages: readonly WrittenPage[],
  textsOf: (language: string) => (id: string) => string,
): Record<string, string> {
  const languages = [...new Set(pages.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const read = textsOf(language);
      const entries = pages.flatMap(({ path, document, ...page }) => {
        const listed = page.language === language && listedPages.find((one) => one.path === path);
        return listed ? searchEntries(path, read(`shell.page.${listed.name}`), document) : [];
      });
      const named = entries.map((entry) => withAliases(entry, read));
      return [`search/${language}.json`, JSON.stringify(named)];
    }),
  );
}
