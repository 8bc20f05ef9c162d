import { useMemo } from 'react';
import useSWR from 'swr/immutable';
import * as z from 'zod/mini';
import { request, type RequestError } from './request';
import { queryWords, textScore, wordScore, wordsOf } from './searchText';

const entrySchema = z.object({
  /** Its address on this site. */
  to: z.string(),
  /** The page it is part of; empty for a page. */
  page: z.string(),
  title: z.string(),
  text: z.string(),
  /** The words of tables and drawings: quoted only if the text has none of those that are looked for. */
  details: z.optional(z.string()),
  number: z.optional(z.string()),
  /** For a line of the annex: what that is called, since the line's number alone names it then. */
  annex: z.optional(z.string()),
  /** A clause, whose words are also those of its section: only its number finds it. */
  byNumber: z.optional(z.boolean()),
  /** Abbreviations, separated by spaces, so that `SSO` finds “single sign-on”. */
  also: z.optional(z.string()),
});

/** A page, section, question, clause or post. */
export type SearchEntry = z.output<typeof entrySchema>;

interface SearchIndex {
  language: string;
  entries: readonly SearchEntry[];
}

/** A match; if it is in another language, with the text that matched. */
export interface FoundEntry extends SearchEntry {
  quote?: { text: string; language: string };
}

const maxResults = 12;

const titleWeight = 3;

const none: readonly SearchEntry[] = [];

/** The search index of a language, empty without one; `failed` if it could not be read. */
export function useSearchIndex(language: string | undefined): SearchIndex & { failed: boolean } {
  const { data, error } = useSWR<SearchEntry[], RequestError>(
    language && `/search/${language}.json`,
    (address: string) => request(address, z.array(entrySchema)),
  );
  const entries = data ?? none;
  return useMemo(
    () => ({ language: language ?? '', entries, failed: error !== undefined }),
    [language, entries, error],
  );
}

const scripts: Record<string, RegExp> = { en: /[a-z]/i, he: /[\u05d0-\u05ea]/ };

/** Whether a query has letters of a language's script. */
export function isWrittenIn(language: string, query: string): boolean {
  return scripts[language]?.test(query) ?? false;
}

/** The score of an entry that a query names by its number, such as `clause 12.4`, `terms A.16` or `annex 16`. */
function numberScore(
  { number = '', page, also = '', annex = '' }: SearchEntry,
  wanted: readonly string[],
): number {
  const [annexWord = '', ...letter] = wordsOf(annex);
  const inAnnex = wanted.includes(annexWord) ? [annexWord, ...letter, ...number.split('.').slice(1)] : [];
  const names = [...wordsOf(number), ...inAnnex.slice(-1)];
  if (!names.some((one) => wanted.includes(one))) return 0;
  return (1 + titleWeight) * textScore(wanted, [...wordsOf(`${number} ${page} ${also}`), ...inAnnex]);
}

/** An entry's score, 0 unless it contains every word: titles count most, then pages before their parts. */
function scoreOf(entry: SearchEntry, wanted: readonly string[]): number {
  const named = numberScore(entry, wanted);
  if (named || entry.byNumber) return named;
  const titleWords = wordsOf(entry.title);
  const score = textScore(wanted, [
    ...titleWords,
    ...wordsOf(`${entry.page} ${entry.text} ${entry.details ?? ''} ${entry.also ?? ''}`),
  ]);
  const inTitle = wanted.reduce((sum, one) => sum + textScore([one], titleWords), 0);
  return score && score + titleWeight * inTitle + (entry.page === '' ? 1 : 0);
}

/**
 * Entries that contain every word of the query, best first.
 * @param other the same entries in another language, which match too.
 */
export function findEntries(
  entries: readonly SearchEntry[],
  query: string,
  other?: SearchIndex,
): FoundEntry[] {
  const wanted = queryWords(query);
  if (wanted.length === 0) return [];
  const counterparts = new Map(other?.entries.map((entry) => [entry.to, entry]));
  return entries
    .map((entry): { entry: FoundEntry; score: number } => {
      const counterpart = counterparts.get(entry.to);
      const ownScore = scoreOf(entry, wanted);
      const otherScore = counterpart && other ? scoreOf(counterpart, wanted) : 0;
      if (!counterpart || !other || ownScore >= otherScore) return { entry, score: ownScore };
      const text = `${counterpart.title} · ${counterpart.text}`;
      return { entry: { ...entry, quote: { text, language: other.language } }, score: otherScore };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}

/** Matches words that begin as this one does but for one letter, which is missing, added, wrong, or swapped with the next. */
function fuzzyPattern(word: string): RegExp {
  // Searched words are letters and digits without marks.
  // eslint-disable-next-line typescript/no-misused-spread
  const ways = [...word].map((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return `${before}.?${letter}?${after}|${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
  });
  return new RegExp(`^(?:${ways.join('|')})`);
}

/** Shorter words resemble too many others. */
const shortestCorrected = 4;

/**
 * A query with each unknown word replaced by the first that begins as it does but for one letter. Undefined if there is none, or if every
 * word is known.
 */
export function correctQuery(entries: readonly SearchEntry[], query: string): string | undefined {
  const known = entries.flatMap(({ title, text, details = '' }) => wordsOf(`${title} ${text} ${details}`));
  const wanted = queryWords(query);
  const words = wanted.map((one) => {
    if (known.some((word) => wordScore(one, word) > 0)) return one;
    const resembles = fuzzyPattern(one);
    return one.length < shortestCorrected ? '' : known.find((word) => resembles.test(word));
  });
  const corrected = words.join(' ');
  return words.every(Boolean) && corrected !== wanted.join(' ') ? corrected : undefined;
}

/** Groups results by page in the order of each page's first result, numbered in display order. */
export function groupByPage(results: readonly FoundEntry[]) {
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

/** Splits a text at the words that match a query. */
export function markFound(text: string, query: string): { text: string; isFound: boolean }[] {
  const wanted = queryWords(query);
  return text
    .split(/([\p{L}\p{M}\p{N}]+(?:['"׳״’.][\p{L}\p{M}\p{N}]+)*)/u)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 && fitsOne(wanted, part) }));
}

function fitsOne(wanted: readonly string[], part: string): boolean {
  return wordsOf(part).some((word) => wanted.some((one) => wordScore(one, word) > 0));
}

const isFoundIn = (text: string, query: string) => markFound(text, query).some(({ isFound }) => isFound);

/** What to quote of an entry: its text, or its tables and drawings if the words are only there. */
export function quotedText({ text, details = '' }: SearchEntry, query: string): string {
  return !isFoundIn(text, query) && isFoundIn(details, query) ? details : text;
}

/** Characters of the text beside a result. */
const length = 150;

/** The text from the sentence or row of the first match; a long one is cut between words. */
export function excerptAround(text: string, query: string): string {
  if (text.length <= length) return text;
  const parts = markFound(text, query);
  const first = parts.findIndex(({ isFound }) => isFound);
  const at = parts.slice(0, Math.max(0, first)).reduce((sum, part) => sum + part.text.length, 0);
  const sentence = [...text.slice(0, at).matchAll(/[.?!;]\s/g)].at(-1);
  const start = sentence ? sentence.index + 2 : 0;
  const isWhole = at - start < length / 2;
  const from = isWhole ? start : text.indexOf(' ', at - length / 3) + 1;
  const end = text.lastIndexOf(' ', from + length);
  const until = from + length >= text.length ? text.length : end;
  return `${isWhole ? '' : '… '}${text.slice(from, until)}${until < text.length ? '\u00a0…' : ''}`;
}
