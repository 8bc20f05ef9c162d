/**
 * What can prove a statement: a clause, a line of the service description (the annex of the terms), a plan or the token prices. Marketing
 * pages cannot.
 */
type SourceAddress =
  | `/terms#s-${string}`
  | `/terms#a-${string}`
  | `/privacy#s-${string}`
  | `/pricing#plan-${string}`
  | '/tokens';

/** What proves a statement: a clause by its number, or a page of prices. */
export interface Source<Name extends string> {
  source: Name;
  section?: string;
  to: SourceAddress;
}

/** A clause of a document by its number, `9.1`. */
export function clause<Page extends 'terms' | 'privacy'>(
  source: Page,
  section: `${number}.${number}`,
): Required<Source<Page>> {
  const id = section.replace('.', '-');
  return { source, section, to: source === 'terms' ? `/terms#s-${id}` : `/privacy#s-${id}` };
}

/** A line of the service description: 8 is cited as `A.8`. */
export function serviceLine(line: number): Required<Source<'terms'>> {
  return { source: 'terms', section: `A.${line}`, to: `/terms#a-${line}` };
}

const sourceAddress = /^\/(?:(?:terms|privacy)#s-\d+-\d+|terms#a-\d+|pricing#plan-[\w-]+|tokens)$/;

/** Whether an address can prove a statement. */
export const isSource = (to: string): boolean => sourceAddress.test(to);
