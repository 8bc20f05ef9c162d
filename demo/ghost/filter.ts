/**
 * The part of Ghost's filter language (NQL) that a public blog needs. Ghost's own package would bring a SQL builder and a
 * document query engine along.
 *
 *     filter = term *("+" term)
 *     term   = field ":" ["-"] (value / "[" value *("," value) "]")
 *     field  = tag | primary_tag | author | visibility | featured | slug | id
 *     value  = any characters but white space ' " + , ( ) > < = [ ]
 */
import type { Row } from './recording.ts';

const fields: Record<string, (post: Row) => string[]> = {
  tag: (post) => post['tags'].map((tag: Row) => tag['slug']),
  primary_tag: (post) => (post['primary_tag'] ? [post['primary_tag'].slug] : []),
  author: (post) => post['authors'].map((author: Row) => author['slug']),
  visibility: (post) => [post['visibility']],
  featured: (post) => [String(post['featured'])],
  slug: (post) => [post['slug']],
  id: (post) => [post['id']],
};

const value = String.raw`[^\s'"+,()><=[\]]+`;
const term = new RegExp(String.raw`^([a-z_]+):(-?)(?:(${value})|\[(${value}(?:,${value})*)\])$`, 'u');

/**
 * Compiles a filter into a predicate.
 * @returns undefined for an invalid filter, for which Ghost answers 400.
 */
export function parseFilter(filter: string): ((post: Row) => boolean) | undefined {
  const tests: ((post: Row) => boolean)[] = [];
  for (const source of filter.split('+')) {
    const [, field = '', not, single, list] = term.exec(source) ?? [];
    const valuesOf = fields[field];
    const wanted = single ? [single] : list?.split(',');
    if (!valuesOf || !wanted) return undefined;
    tests.push((post) => valuesOf(post).some((candidate) => wanted.includes(candidate)) !== (not === '-'));
  }
  return (post) => tests.every((test) => test(post));
}
