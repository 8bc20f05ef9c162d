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
});

/** Something that can be found: a page, a section, a question, a clause or a post. */
export type SearchEntry = z.output<typeof entrySchema>;

/** How much more a word in a title counts. */
const titleWeight = 3;

/** What the build wrote down of every page in a language (X15); `failed` when it could not be read. */
export function useSearchIndex(language: string): { entries: readonly SearchEntry[]; failed: boolean } {
  const { data, error } = useSWR<SearchEntry[], RequestError>(`/search/${language}.json`, (address: string) =>
    request(address, z.array(entrySchema)),
  );
  return { entries: data ?? [], failed: error !== undefined };
}

/** The entries that hold every word of the query, best first: titles count most, then pages before their parts (X15). */
export function findEntries(entries: readonly SearchEntry[], query: string, most = 12): SearchEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => {
      const titleWords = wordsOf(entry.title);
      const score = textScore(wanted, [...titleWords, ...wordsOf(`${entry.page} ${entry.text}`)]);
      const inTitle = wanted.reduce((sum, one) => sum + textScore([one], titleWords), 0);
      return { entry, score: score && score + titleWeight * inTitle + (entry.page === '' ? 1 : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
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
