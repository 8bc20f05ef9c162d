import useSWR from 'swr/immutable';
import * as z from 'zod/mini';
import { request, type RequestError } from './request';
import { textScore, wordScore, wordsOf } from './searchText';

const entrySchema = z.object({
  /** Its address on this site. */
  to: z.string(),
  /** The page it is part of; empty for a page. */
  page: z.string(),
  title: z.string(),
  text: z.string(),
  /** The number of a section: `7.2`. */
  number: z.optional(z.string()),
  /** Abbreviations of what it says, separated by spaces: “single sign-on” is found by `SSO`. */
  also: z.optional(z.string()),
});

/** Something that can be found: a page, a section, a question, a clause or a post. */
export type SearchEntry = z.output<typeof entrySchema>;

/** Entries of a language, and which language that is. */
export interface SearchIndex {
  language: string;
  entries: readonly SearchEntry[];
}

/** An entry that was found; where its words are another language's, with the text that has them. */
export interface FoundEntry extends SearchEntry {
  quote?: { text: string; language: string };
}

/** How much more a word in a title counts. */
const titleWeight = 3;

/** What the build wrote down of every page in a language, nothing without one; `failed` when it could not be read. */
export function useSearchIndex(language: string | undefined): SearchIndex & { failed: boolean } {
  const { data, error } = useSWR<SearchEntry[], RequestError>(
    language && `/search/${language}.json`,
    (address: string) => request(address, z.array(entrySchema)),
  );
  return { language: language ?? '', entries: data ?? [], failed: error !== undefined };
}

const scripts: Record<string, RegExp> = { en: /[a-z]/i, he: /[\u05d0-\u05ea]/ };

/** Whether a query has letters that a language is written in: only then is its index worth asking for. */
export function isWrittenIn(language: string, query: string): boolean {
  return scripts[language]?.test(query) ?? false;
}

/** How well an entry fits, 0 unless it holds every word: titles count most, then pages before their parts. */
function scoreOf(entry: SearchEntry, wanted: readonly string[]): number {
  const titleWords = wordsOf(entry.title);
  const score = textScore(wanted, [
    ...titleWords,
    ...wordsOf(`${entry.page} ${entry.text} ${entry.also ?? ''}`),
  ]);
  const inTitle = wanted.reduce((sum, one) => sum + textScore([one], titleWords), 0);
  return score && score + titleWeight * inTitle + (entry.page === '' ? 1 : 0);
}

/**
 * The entries that hold every word of the query, best first.
 * @param other the same places in another language: one of them that fits finds the entry here.
 */
export function findEntries(
  entries: readonly SearchEntry[],
  query: string,
  { most = 12, other }: { most?: number; other?: SearchIndex } = {},
): FoundEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const twins = new Map(other?.entries.map((entry) => [entry.to, entry]));
  return entries
    .map((entry): { entry: FoundEntry; score: number } => {
      const twin = twins.get(entry.to);
      const own = scoreOf(entry, wanted);
      const theirs = twin && other ? scoreOf(twin, wanted) : 0;
      if (!twin || !other || own >= theirs) return { entry, score: own };
      const text = `${twin.title} · ${twin.text}`;
      return { entry: { ...entry, quote: { text, language: other.language } }, score: theirs };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Results of one page. */
export interface FoundGroup {
  /** The page's name. */
  name: string;
  /** Where each stands among all results, from 0, and what it is. */
  members: { index: number; entry: FoundEntry }[];
}

/** Results by page, in the order in which each page was first found; numbered in the order in which they are shown. */
export function groupByPage(results: readonly FoundEntry[]): FoundGroup[] {
  const groups = new Map<string, FoundEntry[]>();
  for (const entry of results) {
    const name = entry.page || entry.title;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  let index = 0;
  return [...groups].map(([name, members]) => ({
    name,
    members: members.map((entry) => ({ index: index++, entry })),
  }));
}

/** A stretch of text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** A text in parts, those that fit a word of the query marked. */
export function markFound(text: string, query: string): TextPart[] {
  const wanted = wordsOf(query);
  return text
    .split(/([\p{L}\p{M}\p{N}]+(?:['"׳״’.][\p{L}\p{M}\p{N}]+)*)/u)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 && fitsOne(wanted, part) }))
    .filter((part) => part.text !== '');
}

function fitsOne(wanted: readonly string[], part: string): boolean {
  return wordsOf(part).some((word) => wanted.some((one) => wordScore(one, word) > 0));
}

/** The stretch of a text around the first word that was found, about `length` characters, cut between words. */
export function excerptAround(text: string, query: string, length = 150): string {
  if (text.length <= length) return text;
  const parts = markFound(text, query);
  const first = parts.findIndex(({ isFound }) => isFound);
  const at = parts.slice(0, Math.max(0, first)).reduce((sum, part) => sum + part.text.length, 0);
  const from = at < length / 2 ? 0 : text.indexOf(' ', at - length / 3) + 1;
  const end = text.lastIndexOf(' ', from + length);
  const until = from + length >= text.length ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}
